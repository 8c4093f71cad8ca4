import type { Markup } from '../trial/answer.ts';
import { DRAWN_ROLE, FEWEST_TEXTS, showsSample } from '../trial/seen.ts';
import type { TriedComponent } from '../trial/trial.ts';

/** Whether there is something of a component to be seen, as far as its markup tells. */
export const isShown = (
  { title, isExample }: Pick<TriedComponent, 'title' | 'isExample'>,
  { html }: Pick<Markup, 'html'>,
): boolean =>
  isExample ||
  showsSample(title, html) ||
  /<(?:input|textarea|select|progress|svg)\b/.test(html) ||
  Array.from(html.matchAll(/ role="(\w+)"/g)).some(([, role]) => DRAWN_ROLE.test(role!)) ||
  (html.match(/>[^<\s]/g) ?? []).length >= FEWEST_TEXTS;
