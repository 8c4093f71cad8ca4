import type { ElementType, ReactNode } from 'react';
import type { Noise } from '../console/noise.ts';
import type { Exports, Libraries } from '../load/libraries.ts';
import type { ProjectReact } from '../load/project-react.ts';
import {
  isAskedFor,
  type ChosenProvider,
  type GivenPlace,
  type TriedAttempt,
  type TriedComponent,
  type TriedRender,
} from '../trial/trial.ts';

/** What components are rendered with. */
export interface Stage {
  react: ProjectReact;
  libraries: Libraries;
  noise: Noise;
}

/** A provider around what is rendered, if any, and its props. */
export interface Surroundings {
  provider: ChosenProvider['provider'] | null;
  props: Exports;
}

/** Makes elements of components, as demos have them. */
export interface Elements {
  /** As a server renders it: closed, if it can be opened. */
  of: (candidate: TriedComponent, attempt: TriedAttempt) => ReactNode;
  /** As a document shows it: opened, or called, once it is there. */
  mounted: (candidate: TriedComponent, attempt: TriedAttempt) => ReactNode;
  /** Within a provider. */
  wrap: (surroundings: Surroundings, element: ReactNode) => ReactNode;
}

/** What one attempt of a component is shown by. */
interface Shown {
  candidate: TriedComponent;
  attempt: TriedAttempt;
}

/** Makes elements by the project's React. */
export function createElements({ react, libraries: { find }, noise }: Stage): Elements {
  const { createElement, useEffect, useState } = react;
  const elementOf = (
    candidate: TriedComponent,
    { hasChildren, props, part, handlers = [], renders = [], opens }: TriedAttempt,
    isOpen = false,
    close: () => void = () => undefined,
  ): ReactNode => {
    const { specifier, title } = candidate;
    const within =
      part &&
      createElement((find({ specifier, name: part.name }) ?? 'i') as ElementType, part.props);
    const called = Object.fromEntries(
      handlers.map(({ name, sets }) => [name, sets?.by === 'close' ? close : () => undefined]),
    );
    const { children, ...drawn } = Object.fromEntries(
      renders.map((render) => [render.name, drawBy(render, createElement, noise)]),
    );
    const all = { ...props, ...(opens && { [opens]: isOpen }), ...called, ...drawn };
    const content = (children as ReactNode) ?? within ?? (hasChildren ? title : undefined);
    return createElement(find(candidate) as ElementType, all, content);
  };
  // As the demo has it: opened once it is there, and closed where that is asked for.
  const Opened = ({ candidate, attempt }: Shown) => {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => setOpen(true), []);
    return elementOf(candidate, attempt, isOpen, () => setOpen(false));
  };
  // Called once what shows it is there.
  const Called = ({ candidate, attempt }: Shown) => {
    useEffect(() => {
      const call = find({ specifier: candidate.specifier, name: attempt.calls! });
      (call as ((text: string) => void) | undefined)?.(candidate.title);
    }, [candidate, attempt]);
    return elementOf(candidate, attempt);
  };
  return {
    of: elementOf,
    mounted: (candidate, attempt) => {
      if (!isAskedFor(attempt)) return elementOf(candidate, attempt);
      return createElement(attempt.opens ? Opened : Called, { candidate, attempt });
    },
    wrap: ({ provider, props }, element) =>
      provider ? createElement(find(provider) as ElementType, props, element) : element,
  };
}

/** What a function of a demo returns, as the demo has it written. */
function drawBy(
  { value, tag, spread, getters, isKeyed = false, style, content }: TriedRender,
  createElement: ProjectReact['createElement'],
  noise: Noise,
) {
  return (...args: unknown[]): unknown => {
    if (getters) {
      const [outer, field] = [getters.outer, getters.field].map((place) =>
        (placeIn(args, place) as () => Exports)(),
      );
      return createElement(tag!, outer, createElement('input', field), value);
    }
    const shown = (content ? placeIn(args, content) : value) as ReactNode;
    if (tag === undefined) return shown;
    const attributes: Exports = spread ? { ...(placeIn(args, spread) as Exports) } : {};
    // React complains where a key is spread among other attributes.
    if (spread && 'key' in attributes !== isKeyed) noise.add();
    const own = attributes['style'] as Exports | undefined;
    const all = style ? { ...attributes, style: { ...own, ...style } } : attributes;
    return createElement(tag, all, shown);
  };
}

const placeIn = (args: unknown[], { at, member }: GivenPlace): unknown =>
  member === null ? args[at] : (args[at] as Exports | null | undefined)?.[member];
