/** Defaults that a component merges its props with: `{ ...defaults, ...props }`, in the component or in what it calls. */
import type { DeclarationFinder } from '../exported-values.ts';
import type { Merge } from '../functions/merged-props.ts';
import { literalText } from '../literals/literal-text.ts';
import type { Module } from '../open-module.ts';
import { isClass, type Syntax } from '../syntax.ts';
import { membersOf } from '../value-of.ts';
import { valueAt } from '../implementation/find-code.ts';
import { addValue, NOT_OWN, type Reading } from './reading.ts';

/** Values that all merges of the props agree on. */
export function readMerges(reading: Reading, module: Module, merges: Merge[]): void {
  const { finder } = reading;
  const texts = new Map<string, Set<string | null>>();
  const values = new Map<string, { at: Module; value: Syntax }>();
  for (const merge of merges) {
    const seen = new Set<string>();
    for (const { name, value, at } of merge.flatMap((part) => entriesIn(finder, module, part))) {
      if (seen.has(name)) continue;
      seen.add(name);
      values.set(name, { at, value });
      const text = literalText({ finder, module: at }, value);
      texts.set(name, (texts.get(name) ?? new Set()).add(text));
    }
  }
  for (const [name, { at, value }] of values)
    if (texts.get(name)!.size === 1) addValue(reading, at, name, value, NOT_OWN);
}

/** What a part of a merge says: itself, or each entry of the constant that it names. */
function entriesIn(
  finder: DeclarationFinder,
  module: Module,
  part: Merge[number],
): { name: string; value: Syntax; at: Module }[] {
  if ('value' in part) return [{ ...part, at: module }];
  const found = valueAt(finder, module, part.object);
  if (found === null || isClass(found.value)) return [];
  // The last of a name counts, and what comes first here overrides what is behind it.
  return membersOf(found.module, found.value)
    .toReversed()
    .map((entry) => ({ ...entry, at: found.module }));
}
