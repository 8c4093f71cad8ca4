/** Properties whose names nobody wrote: computed by a type, `pt-${Slot}-${Attribute}`, or those of symbols. */
import type { TypeHost, TypeSymbol } from './type-host.ts';

/** Names that begin alike and that no declaration lists. */
export interface NamePattern {
  /** As a type would have it: `pt-${string}`. */
  name: string;
  /** One of them, for the others. */
  sample: TypeSymbol;
}

/** Fewest names that are a pattern, and no list that somebody reads. */
export const MIN_NAMES = 40;

/** Share of attributes from which on computed names are those of an element; style props share names with some. */
const MOST = 0.9;

const HANDLER = /^on[A-Z]/;

/**
 * Tells whether a property has a name that one can write: that of a symbol, as in `[brand]: true`, is the checker's, and so
 * is `#private` of a class.
 */
export const hasWrittenName = ({ name }: TypeSymbol) => !/^__[@#]/.test(name);

/** How a computed name begins, up to its first mark: `pt-`; empty for one that begins otherwise. */
export const startOf = (name: string) => /^[^\W_]+[-_:]/.exec(name)?.[0] ?? '';

/** Has a computed name stand for all that begin as it does and are not listed, wherever it comes from. */
export function standForAll(host: TypeHost, name: string): void {
  standing.set(host, (standing.get(host) ?? new Set()).add(name));
}

const standing = new WeakMap<TypeHost, Set<string>>();

/**
 * Takes names that are computed in great numbers out of a list, as one pattern for each beginning. Those of all attributes,
 * `Record<keyof HTMLAttributes, string>`, are what every element has.
 */
export function splitComputed(
  host: TypeHost,
  all: TypeSymbol[],
): { plain: TypeSymbol[]; patterns: NamePattern[] } {
  const some = standing.get(host);
  if (all.length < MIN_NAMES && !all.some(({ name }) => some?.has(name)))
    return { plain: all, patterns: [] };
  const computed = all.filter((symbol) => host.filesOf(symbol).length === 0);
  const native = new Set(computed.filter(({ name }) => host.react.isAttribute(name)));
  // A list of handlers alone has types of its own: `(event, page) => void`.
  const isOfElement =
    native.size >= MIN_NAMES &&
    native.size >= computed.length * MOST &&
    [...native].some(({ name }) => !HANDLER.test(name));
  const isLeft = (symbol: TypeSymbol) => !isOfElement || !native.has(symbol);
  const symbols = all.filter(isLeft);
  const byStart = new Map<string, Map<string, TypeSymbol>>();
  for (const symbol of computed.filter(isLeft)) {
    const start = startOf(symbol.name);
    if (start === '') continue;
    const alike = byStart.get(start) ?? new Map<string, TypeSymbol>();
    byStart.set(start, alike);
    // Several parts of an intersection may have the same name.
    if (!alike.has(symbol.name)) alike.set(symbol.name, symbol);
  }
  const found = [...byStart].filter(
    ([, alike]) => alike.size >= MIN_NAMES || [...alike.keys()].some((name) => some?.has(name)),
  );
  const taken = new Set(found.flatMap(([, alike]) => [...alike.keys()]));
  return {
    plain: symbols.filter(({ name }) => !taken.has(name)),
    patterns: found.map(([start, alike]) => ({
      name: `${start}\${string}`,
      sample: [...alike.values()][0]!,
    })),
  };
}
