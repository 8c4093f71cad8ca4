import type { ReactNode } from 'react';

/**
 * An author's additions to a playground, as the default export of a module:
 *
 * ```tsx
 * import DeleteIcon from '@acme/icons/Delete';
 * import type { PlaygroundOptions } from 'vitrine/playground';
 *
 * export default {
 *   controls: ['variant', 'startIcon', 'children'],
 *   props: { children: 'Delete', startIcon: 'Bin' },
 *   presets: { startIcon: { Bin: <DeleteIcon /> } },
 * } satisfies PlaygroundOptions;
 * ```
 *
 * The module is also read as text: readers see the code of presets as it is written here. So everything
 * is written out, and presets use nothing but imports.
 */
export interface PlaygroundOptions {
  /** Props with a control, in this order. Default: the component's own that a control can set and no code is given to. */
  controls?: string[];
  /** Initial props; a preset by its name. Props without a control stay as they are until a handler sets them. */
  props?: Record<string, OptionValue>;
  /** Values to choose from, by prop and by the name that the reader sees: nodes, objects, functions. */
  presets?: Record<string, Record<string, OptionValue>>;
  /**
   * Event handlers of the component: the props that they return are set, in the controls where these can hold them. What
   * depends on the props as they are is told by a function of these, `() => ({ on }) => ({ on: !on })`. A required one
   * needs no value in `props`.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- each component has its own arguments and props
  handlers?: Record<string, (...args: any[]) => Changes | ((props: any) => Changes)>;
  /** Puts something around the component: `(element) => <List>{element}</List>`. */
  wrap?: (element: ReactNode) => ReactNode;
  /** Stands before the component and not in its code, such as a button that opens a dialog. */
  aside?: (change: (props: Changes) => void) => ReactNode;
}

/** Props, and what they are set to. */
export type Changes = Readonly<Record<string, OptionValue>>;

/** Anything. Parameters of a function need no types: each component has its own. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type OptionValue = NonNullable<unknown> | null | undefined | ((...args: any[]) => unknown);
