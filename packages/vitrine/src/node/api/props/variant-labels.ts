/** What tells variants of a union of props apart: `variant="line"`. */
import { definedType } from '../checker/defined-type.ts';
import { literalsOf } from '../checker/literals-of.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { authoredLiterals } from './literals/authored-literals.ts';
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
  text: string;
}

/** Labels of each variant: props with a literal type that not all variants share. */
export function labelsOf(
  context: LabelContext,
  props: FoundProp[],
  variants: VariantProps[],
): Map<VariantProps, Label[]> {
  const labels = new Map<VariantProps, Label[]>(variants.map((one) => [one, []]));
  const isDeclared = (prop: FoundProp | undefined) => prop !== undefined && !prop.isNative;
  const inAll = props.filter(({ name }) => variants.every((one) => isDeclared(one.get(name))));
  // At once: each is asked for below.
  typesOfProps(
    context.host,
    inAll.flatMap(({ name }) => variants.map((variant) => variant.get(name)!.symbols[0])),
  );
  for (const { name } of inAll) {
    const texts = variants.map((variant) => literalText(context, variant.get(name)!));
    const isTold = !texts.includes(null) && new Set(texts).size > 1;
    if (!isTold) continue;
    variants.forEach((variant, i) => labels.get(variant)!.push({ prop: name, text: texts[i]! }));
  }
  return labels;
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
