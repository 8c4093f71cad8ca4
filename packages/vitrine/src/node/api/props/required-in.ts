/** What is required, or there at all, in which variant of a union of props. */
import type { TypeHost } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import { onlyIn } from './only-in.ts';
import { labelsOf, type Label } from './variant-labels.ts';
import type { VariantProps } from './variant-props.ts';

/** Most variants that are told apart; more are no choice that a reader makes. */
const MAX_VARIANTS = 40;

/**
 * Says of each prop that is required, or there at all, in some variants alone which those are: by the props that have
 * another literal type in each (`variant="line"`), or else, of what is required, by what the others require instead
 * (`without src`). Says nothing where neither tells.
 */
export function withVariants(
  host: TypeHost,
  props: FoundProp[],
  variants: VariantProps[],
  isNative: (file: string) => boolean,
): FoundProp[] {
  if (variants.length > MAX_VARIANTS) return props;
  const divided = new Set(props.filter(({ name }) => isDivided(name, variants)));
  if (divided.size === 0) return props;
  const labels = labelsOf({ host, isNative }, props, variants);
  return props.map((prop) => {
    if (!divided.has(prop)) return prop;
    const required = requiredIn(prop, variants, labels);
    const only = onlyIn(host, prop, variants, labels);
    return {
      ...prop,
      ...(required.length > 0 && { requiredIn: required }),
      ...(only.length > 0 && { onlyIn: only }),
    };
  });
}

/** Whether the variants do not have the same prop of a name, nor require it alike. */
function isDivided(name: string, variants: readonly VariantProps[]): boolean {
  const [first, ...others] = variants.map((variant) => variant.get(name));
  return others.some(
    (one) => one?.symbols[0] !== first?.symbols[0] || one?.required !== first?.required,
  );
}

function requiredIn(
  { name, required }: FoundProp,
  variants: readonly VariantProps[],
  labels: ReadonlyMap<VariantProps, readonly Label[]>,
): string[] {
  const where = variants.filter((variant) => variant.get(name)?.required === true);
  if (required || where.length === 0) return [];
  // What has it on a condition alone says less.
  const isTold = (variant: VariantProps) => variant.get(name)?.certain !== false;
  const elsewhere = variants.filter((one) => !where.includes(one) && isTold(one));
  const labelsFor = (variant: VariantProps) =>
    labels.get(variant)!.filter((one) => one.prop !== name);
  const telling = labelsFor(variants[0]!).map(({ prop }) => prop);
  const isInAll = (one: string) =>
    variants.every((variant) =>
      labelsFor(variant).some(({ prop, text }) => prop === one && text !== null),
    );
  /** What is told by labels of these props; `null` where they are the same elsewhere, or some of these have none. */
  const toldBy = (told: readonly string[]): string[] | null => {
    const labelOf = (variant: VariantProps) =>
      labelsFor(variant)
        .filter(({ prop }) => told.includes(prop))
        .map(({ text }) => text ?? '')
        .join(' ');
    const texts = new Set(where.map(labelOf));
    const isTold = !texts.has('') && !elsewhere.some((one) => texts.has(labelOf(one)));
    return told.length > 0 && isTold ? [...texts] : null;
  };
  const each = (names: readonly string[]) => names.map((one) => [one]);
  const inAll = telling.filter(isInAll);
  // One label that tells alone says it without the others.
  for (const told of [...each(inAll), inAll]) {
    const texts = toldBy(told);
    if (texts !== null) return texts;
  }
  const without = instead(name, where, elsewhere);
  const tellsItself = labels
    .get(variants[0]!)!
    .some(({ prop, text }) => prop === name && text !== null);
  if (without.length > 0 || tellsItself) return without;
  const nested = each(telling.filter((one) => !isInAll(one))).map(toldBy);
  return nested.find((texts) => texts !== null) ?? [];
}

/**
 * `without src`: what all other variants require and none of these; `without icon, text` where each of the others
 * requires another thing, which one of these does without.
 */
function instead(name: string, where: VariantProps[], elsewhere: VariantProps[]): string[] {
  const requiredBy = (variant: VariantProps) =>
    [...variant.values()]
      .filter((prop) => prop.required && prop.name !== name)
      .map((prop) => prop.name);
  const these = where.map(requiredBy);
  const always = new Set(these.reduce((all, one) => all.filter((each) => one.includes(each))));
  const others = elsewhere.map((variant) => requiredBy(variant).filter((one) => !always.has(one)));
  const [first = []] = others;
  const common = first.filter((one) => others.every((names) => names.includes(one)));
  if (common.length > 0) return [`without ${common.join(', ')}`];
  const named = new Set<string>();
  for (const names of others) if (!names.some((one) => named.has(one))) named.add(names[0] ?? '');
  const isTold = !named.has('') && named.size <= MAX_NAMED;
  const isInstead = these.some((names) => !names.some((one) => named.has(one)));
  return isTold && isInstead ? [`without ${[...named].join(', ')}`] : [];
}

/** More is no choice that one takes in at a glance. */
const MAX_NAMED = 4;
