/** What some variants of a union of props do not take at all. */
import type { TypeHost } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { isTaken } from './nothing.ts';
import type { Label } from './variant-labels.ts';
import type { VariantProps } from './variant-props.ts';

/** Most cases that a reader takes in at a glance. */
const MAX_CASES = 4;

/** The variants that a prop is confined to, by a prop whose literals are others wherever it is missing. */
export function onlyIn(
  host: TypeHost,
  { name }: FoundProp,
  variants: readonly VariantProps[],
  labels: ReadonlyMap<VariantProps, readonly Label[]>,
): string[] {
  const [first = []] = labels.values();
  const telling = first.filter(({ prop }) => prop !== name);
  if (telling.length === 0) return [];
  const isThere = host.together(variants, (variant) => isTaken(host, variant.get(name)));
  if (!isThere.includes(true) || !isThere.includes(false)) return [];
  for (const { prop } of telling) {
    const texts = variants.map(
      (one) => labels.get(one)!.find((label) => label.prop === prop)!.text,
    );
    const where = new Set(texts.filter((_, i) => isThere[i]));
    if (where.has(null)) continue;
    const isElsewhere = texts.some((text, i) => !isThere[i] && where.has(text));
    if (!isElsewhere && where.size <= MAX_CASES) return [...where].filter((text) => text !== null);
  }
  return [];
}
