/** What is required in which variant of a union of props. */
import { definedType } from '../checker/defined-type.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { literalsOf } from '../checker/literals-of.ts';
import { authoredLiterals } from './literals.ts';
import { typesOfProps } from './types-of-props.ts';

/** The props of one variant by name. */
type VariantProps = ReadonlyMap<string, FoundProp>;

/** Most variants that are told apart; more are no choice that a reader makes. */
const MAX_VARIANTS = 40;

/**
 * Says of each prop that is required in some variants alone which those are: by the props that have another literal
 * type in each (`variant="line"`), or else by what the others require instead (`without src`). Says nothing where
 * neither tells.
 */
export function withRequiredIn(
  host: TypeHost,
  props: FoundProp[],
  variants: VariantProps[],
  isNative: (file: string) => boolean,
): FoundProp[] {
  if (variants.length > MAX_VARIANTS) return props;
  const isRequired = (name: string) => (variant: VariantProps) =>
    variant.get(name)?.required === true;
  const divided = props.filter(
    ({ name, required }) => !required && variants.some(isRequired(name)),
  );
  if (divided.length === 0) return props;
  const labels = labelsOf({ host, isNative }, props, variants);
  const found = new Map(
    divided.map(({ name }) => {
      const where = variants.filter(isRequired(name));
      const elsewhere = variants.filter((one) => !where.includes(one));
      const named = where.map((variant) => labels.get(variant)!.filter((one) => one.prop !== name));
      const all = named.some((label) => label.length === 0)
        ? instead(name, where, elsewhere)
        : named.map((label) => label.map(({ text }) => text).join(' '));
      return [name, [...new Set(all)]] as [string, string[]];
    }),
  );
  return props.map((prop) => ({ ...prop, requiredIn: found.get(prop.name) ?? [] }));
}

interface Context {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

interface Label {
  prop: string;
  text: string;
}

/** What tells each variant apart: props with a literal type that not all variants share. */
function labelsOf(
  context: Context,
  props: FoundProp[],
  variants: VariantProps[],
): Map<VariantProps, Label[]> {
  const labels = new Map<VariantProps, Label[]>(variants.map((one) => [one, []]));
  for (const { name } of props) {
    const texts = variants.map((variant) => literalText(context, variant.get(name)));
    const isTold = !texts.includes(null) && new Set(texts).size > 1;
    if (!isTold) continue;
    variants.forEach((variant, i) => labels.get(variant)!.push({ prop: name, text: texts[i]! }));
  }
  return labels;
}

/** `mode="single"`, `multiple={true}`, `mode="a" | "b"`; `null` for any other type. */
function literalText({ host, isNative }: Context, prop: FoundProp | undefined): string | null {
  if (prop === undefined) return null;
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

/**
 * `without src`: what all other variants require and none of these; `without icon, text` where each of the others
 * requires another thing.
 */
function instead(name: string, where: VariantProps[], elsewhere: VariantProps[]): string[] {
  const requiredBy = (variant: VariantProps) =>
    [...variant.values()]
      .filter((prop) => prop.required && prop.name !== name)
      .map((prop) => prop.name);
  const always = new Set(
    where.map(requiredBy).reduce((all, one) => all.filter((each) => one.includes(each))),
  );
  const others = elsewhere.map((variant) => requiredBy(variant).filter((one) => !always.has(one)));
  const [first = []] = others;
  const common = first.filter((one) => others.every((names) => names.includes(one)));
  if (common.length > 0) return [`without ${common.join(', ')}`];
  const named = new Set<string>();
  for (const names of others) if (!names.some((one) => named.has(one))) named.add(names[0] ?? '');
  const isTold = !named.has('') && named.size <= MAX_NAMED;
  return isTold ? [`without ${[...named].join(', ')}`] : [];
}

/** More is no choice that one takes in at a glance. */
const MAX_NAMED = 4;
