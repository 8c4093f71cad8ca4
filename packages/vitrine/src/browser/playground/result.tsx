import { createElement, type ElementType, type ReactNode } from 'react';
import type { PlaygroundData } from '../../shared/playground.ts';
import { isSafeUrl } from '../../shared/safe-url.ts';
import type { Changes, PlaygroundOptions } from './options.ts';
import { startsOf, type Values } from './values.ts';

interface ResultProps {
  component: ElementType;
  options: PlaygroundOptions;
  data: PlaygroundData;
  values: Values;
  /** What handlers have set beside them. */
  held: Changes;
  /** Called with what the author's code sets. */
  change: (changes: Changes) => void;
}

/** The component with the props that the controls say. */
export function Result({ component, options, data, values, held, change }: ResultProps): ReactNode {
  const props: Record<string, unknown> = {};
  for (const { prop } of data.fixed) props[prop] = options.props?.[prop];
  for (const control of data.controls) {
    const value = values[control.prop] ?? null;
    // While an address is being typed it may not be one yet.
    if (value === null || (control.kind === 'url' && !isSafeUrl(String(value)))) continue;
    props[control.prop] =
      control.kind === 'preset' ? options.presets?.[control.prop]?.[String(value)] : value;
  }
  Object.assign(props, held);
  for (const [name, handler] of Object.entries(options.handlers ?? {})) {
    props[name] = (...args: unknown[]) => {
      const changes = handler(...args);
      change(typeof changes === 'function' ? changes(props) : changes);
    };
  }
  const { children, ...rest } = props;
  // One by one, so that a list needs no keys.
  const list = (Array.isArray(children) ? children : [children]) as ReactNode[];
  // What a component reads when it is mounted only shows in another one.
  const key = startsOf(values);
  const element = createElement(
    component,
    { ...rest, key },
    ...(children === undefined ? [] : list),
  );
  return (
    <>
      {options.aside?.(change)}
      {options.wrap ? options.wrap(element) : element}
    </>
  );
}
