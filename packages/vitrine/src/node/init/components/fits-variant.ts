import type { PropDoc } from '../../model/component-doc.ts';
import type { Attempt } from './attempt.ts';

/**
 * Whether one of the variants of what a component takes has no more than an attempt gives: a `label`, or else an `aria-label`.
 * @param drawn names of the functions that it gives besides
 */
export function fitsVariant(
  props: readonly PropDoc[],
  { props: values, hasChildren }: Attempt,
  drawn: readonly string[],
): boolean {
  const isGiven = (name: string) =>
    name in values || drawn.includes(name) || (name === 'children' && hasChildren);
  return props.every(({ name, requiredIn }) =>
    requiredIn.every((where) => {
      const [, others] = /^without (.+)$/.exec(where) ?? [];
      if (others === undefined) return true;
      const all = [name, ...others.split(', ')];
      // Where one is drawn by a function, a text stands for what has to be composed.
      return all.some((one) => isGiven(one) && !(one === 'children' && all.some(isDrawing)));
    }),
  );
}

const isDrawing = (name: string) => /^render/i.test(name);
