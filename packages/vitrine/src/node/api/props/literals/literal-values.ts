/** Literal values that a prop takes, in the order their authors wrote them. */
import type { LiteralDoc } from '../../../model/component-doc.ts';
import { allLiterals, literalsOf } from '../../checker/literals-of.ts';
import type { Type, TypeHost } from '../../checker/type-host.ts';
import type { AuthoredLiterals } from './authored-literals.ts';

/**
 * Literal values of a prop. The checker decides which literals remain, the syntax gives their order:
 * a checker sorts unions as it pleases.
 */
export function literalValues(
  host: TypeHost,
  authored: AuthoredLiterals[],
  types: Type[],
): { values: LiteralDoc[]; augmentable: string | null } {
  const order = new Set(authored.flatMap(({ values, names }) => [...values, ...names]));
  const opaque = authored.some((one) => one.opaque);
  if (order.size === 0 && !opaque) return { values: [], augmentable: null };
  const remaining = new Map(
    types.flatMap((type) => literalsOf(host, type)).map((literal) => [literal.text, literal]),
  );
  const values = [...order].flatMap((text) => remaining.get(text) ?? []);
  if (opaque) {
    const unwritten = [...remaining.values()].filter(({ text }) => !order.has(text));
    values.push(...unwritten.filter(({ value }) => typeof value !== 'boolean'));
  }
  // `string | 0 | false` takes what `isOpen && 'open'` comes to: nothing that one would choose.
  const isChosen = values.some(({ value }) => value !== '' && value !== 0 && value !== false);
  if (!isChosen && values.some(({ value }) => value !== false) && !allLiterals(host, types))
    return { values: [], augmentable: null };
  const augmentable = authored.find((one) => one.augmentable !== null)?.augmentable ?? null;
  return { values: withoutCombined(values), augmentable: values.length > 0 ? augmentable : null };
}

/** Of `${Space} ${Space}`, thousands of texts, those that are put together of others say no more than the type does. */
function withoutCombined(values: LiteralDoc[]): LiteralDoc[] {
  if (values.length <= MAX_LISTED) return values;
  const single = new Set(values.map(({ value }) => value));
  const isCombined = ({ value }: LiteralDoc) =>
    typeof value === 'string' &&
    value.includes(' ') &&
    value.split(' ').every((word) => single.has(word));
  return values.filter((one) => !isCombined(one));
}

/** Most values that are all listed, however they are made. */
const MAX_LISTED = 40;
