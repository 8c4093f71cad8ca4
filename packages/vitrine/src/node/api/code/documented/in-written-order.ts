import type { LiteralDoc } from '../../../model/component-doc.ts';

/**
 * What takes one of some texts with these in the order in which code lists them, where types have lost that: the checker
 * sorts what it computes.
 * @param options as code has them
 */
export function inWrittenOrder<Doc extends { type: string; values?: LiteralDoc[] }>(
  doc: Doc,
  options: readonly string[] = [],
): Doc {
  const { type, values } = doc;
  if (options.length < 2) return doc;
  return {
    ...doc,
    type: sorted(type.split(' | '), options, (text) => text).join(' | '),
    ...(values && { values: sorted(values, options, ({ text }) => text) }),
  };
}

function sorted<One>(all: One[], options: readonly string[], textOf: (one: One) => string): One[] {
  const texts = all.map(textOf);
  const isComputed = texts.toSorted().every((text, i) => text === texts[i]);
  if (!isComputed || all.length !== options.length) return all;
  const found = options.map((option) =>
    all.find((one) => textOf(one).replace(/^'(.*)'$/, '$1') === option),
  );
  return found.flatMap((one) => one ?? []).length === all.length ? (found as One[]) : all;
}
