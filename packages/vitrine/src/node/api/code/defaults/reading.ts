/** What is read of a component's defaults, and how a value is added to it. */
import type { Module } from '../open-module.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import { literalText } from '../literals/literal-text.ts';
import { entriesOf, referenceOf, unwrap, type Syntax } from '../syntax.ts';
import { valueOf } from '../value-of.ts';
import { lastOf } from '../functions/passed-on.ts';

/** Components that are followed one within the other. */
export const MAX_LEVELS = 4;

/** A default in code. */
export interface CodeDefault {
  /** As TypeScript. */
  text: string;
  /** The component itself says so, and not what it falls back to or hands its props on to. */
  isOwn: boolean;
  /** The text is a name such as `Side.Top`: it says something to those alone who know the values of the prop. */
  isName?: boolean;
}

/** Values by prop, and what is needed to read more. */
export interface Reading {
  finder: DeclarationFinder;
  found: Map<string, CodeDefault>;
  /** Members of something that is no value in itself, by the prop that has them. */
  names: Map<string, CodeDefault>;
  /** Options of variants by prop, in their order. */
  options?: Map<string, readonly string[]> | undefined;
  /** Props that `defaultProps` fill in, which React itself does, with whatever value. */
  filled?: Set<string> | undefined;
  /** Props that the component keeps from the one that gets the others. */
  taken: Set<string>;
  level: number;
}

/** Values that a pattern gives to what is missing. */
export function readPattern(reading: Reading, module: Module, pattern: Syntax): void {
  for (const { name, value } of entriesOf(pattern)) {
    if (value.type !== 'AssignmentPattern') continue;
    const right = value.right as Syntax;
    const last = lastOf(right);
    addValue(reading, module, name, last ?? right, { isOwn: last === null });
  }
}

/** Values of a constant. */
export function readObject(reading: Reading, module: Module, object: Syntax): void {
  for (const { name, value } of entriesOf(object)) addValue(reading, module, name, value);
}

/** For what does not come from the component itself. */
export const NOT_OWN = { isOwn: false };

/** The outermost that says something about a prop decides. */
export function addValue(
  { finder, found, names, taken, level }: Reading,
  module: Module,
  name: string,
  value: Syntax,
  { isOwn = true }: { isOwn?: boolean } = {},
): void {
  if (found.has(name) || taken.has(name)) return;
  const source = { isOwn: isOwn && level === 0 };
  const text = literalText({ finder, module }, value);
  if (text !== null) found.set(name, { ...source, text });
  const member = text === null ? memberName(finder, module, value) : null;
  if (member !== null && !names.has(name))
    names.set(name, { ...source, text: member, isName: true });
}

/** Adds what components agree on. */
export function addAgreed(
  reading: Reading,
  each: readonly Reading[],
  agrees: (value: CodeDefault, other: CodeDefault | undefined) => boolean,
): void {
  for (const values of ['found', 'names'] as const)
    for (const [name, value] of each.flatMap((one) => [...one[values]])) {
      const isSame = each.every((one) => agrees(value, one[values].get(name)));
      if (isSame && !reading[values].has(name)) reading[values].set(name, value);
    }
}

/** `Side.Top`, which compilers may have as `_side.Side.Top`; `null` for anything else, such as members of a plain object. */
function memberName(finder: DeclarationFinder, module: Module, value: Syntax): string | null {
  const reference = referenceOf(unwrap(value)) ?? '';
  const name = /(?:^|\.)([A-Z][\w$]*\.[\w$]+)$/.exec(reference)?.[1];
  if (name === undefined) return null;
  const object = finder.follow(module, reference.slice(0, reference.lastIndexOf('.')));
  const isPlain =
    object !== null && valueOf(object.module, object.local)?.type === 'ObjectExpression';
  return isPlain ? null : name;
}
