/** What tells variants of a union of props apart: `variant="line"`. */
import { definedType } from '../checker/defined-type.ts';
import { literalsOf } from '../checker/literals-of.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { authoredLiterals } from './literals/authored-literals.ts';
import { isTaken } from './nothing.ts';
import { typesOfProps } from './types-of-props.ts';
import type { VariantProps } from './variant-props.ts';

export interface LabelContext {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

/** The literals that a prop has in a variant. */
export interface Label {
  prop: string;
  /** `null` where the variant does not take the prop: `mode`, which tells the variants of `kind="checked"` apart. */
  text: string | null;
}

/**
 * Labels of each variant, of the same props in the same order: those with a literal type that not all variants share. First
 * come those that all variants take.
 */
export function labelsOf(
  context: LabelContext,
  props: FoundProp[],
  variants: VariantProps[],
): Map<VariantProps, Label[]> {
  const { host } = context;
  const isDeclared = (prop: FoundProp | undefined) => prop !== undefined && !prop.isNative;
  const declared = props.filter(({ name }) => variants.some((one) => isDeclared(one.get(name))));
  // At once: each is asked for below.
  typesOfProps(
    host,
    declared.flatMap(({ name }) => variants.flatMap((one) => one.get(name)?.symbols[0] ?? [])),
  );
  const told = declared.flatMap(({ name }): Label[][] => {
    const found = variants.map((one) => one.get(name));
    const taken = found.filter((one) => isDeclared(one) && isTaken(host, one));
    const texts = taken.map((one) => literalText(context, one!));
    // What some do not take has to tell the others apart.
    if (texts.includes(null) || new Set(texts).size < 2) return [];
    return [found.map((one) => ({ prop: name, text: texts[taken.indexOf(one)] ?? null }))];
  });
  const isWhole = (one: Label[]) => one.every(({ text }) => text !== null);
  const ordered = [...told.filter(isWhole), ...told.filter((one) => !isWhole(one))];
  return new Map(variants.map((variant, i) => [variant, ordered.map((one) => one[i]!)]));
}

/** `mode="single"`, `multiple={true}`, `mode="a" | "b"`; `null` for any other type. */
function literalText({ host, isNative }: LabelContext, prop: FoundProp): string | null {
  const [type] = typesOfProps(host, [prop.symbols[0]]);
  const defined: Type | undefined = type === undefined ? undefined : definedType(host, type);
  if (defined === undefined) return null;
  const literals = [...literalsOf(host, defined)];
  const isAll = literals.length > 0 && literals.length === host.membersOf(defined).length;
  if (!isAll) return null;
  const [declaration] = host.declarationsOf(prop.symbols[0]);
  const order =
    declaration === undefined ? [] : [...authoredLiterals(host, declaration, isNative).values];
  literals.sort((a, b) => order.indexOf(a.text) - order.indexOf(b.text));
  const isText = literals.every(({ value }) => typeof value === 'string');
  const written = literals.map(({ value }) => JSON.stringify(value)).join(' | ');
  return `${prop.name}=${isText ? written : `{${written}}`}`;
}
