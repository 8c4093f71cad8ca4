import type { ReactNode } from 'react';
import { messageOf } from '../load/failures.ts';
import { joinWhole } from '../load/join-whole.ts';
import { MOST_MARKUP, type Markup, type Rendered } from '../trial/answer.ts';
import { isAskedFor, type TriedComponent } from '../trial/trial.ts';
import { createElements, type Elements, type Stage, type Surroundings } from './elements.ts';
import { isShown } from './is-shown.ts';

/** Renders as a server does. */
export interface Renderer {
  elements: Elements;
  /** `null` for what throws. */
  tryRender: (element: ReactNode) => Markup | null;
  /** Components of which something is to be seen. */
  renderAll: (candidates: readonly TriedComponent[], within: Surroundings) => Rendered[];
  /** What was thrown. */
  errors: readonly string[];
  /** The first styles that came with markup. */
  styles: () => string;
}

/** Renders by the project's React, and keeps what goes wrong. */
export function createRenderer(stage: Stage): Renderer {
  const { react, libraries, noise } = stage;
  const elements = createElements(stage);
  const errors: string[] = [];
  let styles = '';
  const tryRender = (element: ReactNode): Markup | null => {
    const before = noise.count();
    try {
      const html = react.renderToString(element);
      if (styles === '') {
        const sheets = html.matchAll(/<style[^>]*>([^]*?)<\/style>/g);
        styles = joinWhole(Array.from(sheets, ([, text]) => text!));
      }
      const shown = html.replace(/<style[^]*?<\/style>|<script[^]*?<\/script>/g, '');
      return {
        html: shown.slice(0, MOST_MARKUP),
        noisy: noise.count() > before,
        styled: html.includes('<style'),
      };
    } catch (error) {
      errors.push(messageOf(error));
      noise.complain(messageOf(error));
      return null;
    }
  };
  const renderOne = (candidate: TriedComponent, within: Surroundings): Rendered[] => {
    const { name, title, attempts } = candidate;
    // In a provider's own markup, what only hands its content on would look like something.
    const handedOn = within.provider ? tryRender(elements.wrap(within, title))?.html : title;
    const results = attempts.map((attempt) => {
      // Closed, it is not to be seen yet.
      if (isAskedFor(attempt)) return null;
      const made = tryRender(elements.wrap(within, elements.of(candidate, attempt)));
      return attempt.hasChildren && made?.html === handedOn ? null : made;
    });
    return results.some((result) => result && isShown(candidate, result))
      ? [{ name, results }]
      : [];
  };
  return {
    ...{ elements, tryRender, errors, styles: () => styles },
    renderAll: (candidates, within) =>
      candidates.flatMap((one) => (libraries.find(one) ? renderOne(one, within) : [])),
  };
}
