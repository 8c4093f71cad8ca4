/** Which props a component has: found in every variant of its props type and merged by name. */
import { hasWrittenName, splitComputed } from '../../checker/computed-names.ts';
import { SymbolFlags, type Type, type TypeHost, type TypeSymbol } from '../../checker/type-host.ts';
import type { FoundProp } from '../found-prop.ts';
import { sourceOf } from '../bases/omission.ts';
import { isTakenOut } from '../nothing.ts';
import { withVariants } from '../required-in.ts';
import { leavesOf, type Variant } from '../shape/variants.ts';
import { typesOfProps } from '../types-of-props.ts';
import {
  foundAlone,
  foundTwice,
  mergeVariants,
  withNative,
  type VariantProp,
  type VariantProps,
} from '../variant-props.ts';
import type { Origins } from './native-types.ts';
import { isConditional, branchesOf } from './branches.ts';
import { isOpaque, nameOfOpaque } from './opaque.ts';
import { ownPropertiesOf } from './own-properties.ts';

export interface Collected {
  props: FoundProp[];
  /** Parts of the props type that no property can be read from, as text. */
  opaque: string[];
}

/** Reads the props of all variants, leaving out what React declares for every element. */
export function collectProps(host: TypeHost, variants: Variant[], origins: Origins): Collected {
  const opaque = new Set<string>();
  const each = variants.map((variant) => collectVariant(host, variant, origins, opaque));
  // Nothing to merge: some libraries have hundreds of props in each of hundreds of components.
  // Stryker disable next-line ConditionalExpression: the result is the same
  if (each.length === 1) return { props: [...each[0]!.values()], opaque: [...opaque] };
  const whole = withNative(host, variants, each);
  const props = mergeVariants(each, whole, variants.map(isConditional));
  return { props: withVariants(host, props, whole, origins.isNative), opaque: [...opaque] };
}

/** @param opaque is added to */
function collectVariant(
  host: TypeHost,
  { leaves, leftOut }: Variant,
  origins: Origins,
  opaque: Set<string>,
): VariantProps {
  const found: VariantProps = new Map();
  const twice = new Set<string>();
  for (const { leaf, certain, whole } of leaves.flatMap((one) => branchesOf(host, one))) {
    if (isOpaque(leaf)) opaque.add(nameOfOpaque(host, leaf, whole).slice(0, 120));
    const written = ownPropertiesOf(host, leaf, origins)
      .filter(hasWrittenName)
      .filter(({ name }) => leftOut?.get(leaf)?.has(name) !== true);
    const { plain, patterns } = splitComputed(host, written);
    for (const { name, sample } of patterns)
      found.set(name, { name, symbols: [sample], required: false, isPattern: true });
    for (const symbol of plain) {
      const known = found.get(symbol.name);
      const one = foundAlone(symbol, certain);
      if (known?.certain === true && certain) twice.add(symbol.name);
      found.set(symbol.name, known === undefined ? one : foundTwice(known, one));
    }
    for (const symbol of undecidedPropertiesOf(host, leaf, origins))
      if (!found.has(symbol.name)) found.set(symbol.name, foundAlone(symbol, false));
  }
  return withoutTakenOut(host, found, twice);
}

/** Of what two parts of a variant have and one takes out, `Session & { redirect?: never }`, that one counts. */
function withoutTakenOut(
  host: TypeHost,
  found: VariantProps,
  twice: ReadonlySet<string>,
): VariantProps {
  const props = [...twice].map((name) => found.get(name)!);
  const optional = (prop: VariantProp) => prop.symbols.filter(isOptional);
  // At once: each is asked for below.
  typesOfProps(host, props.flatMap(optional));
  for (const prop of props) {
    const nothing = optional(prop).find((symbol) => isTakenOut(host, [symbol]));
    if (nothing !== undefined) found.set(prop.name, { ...prop, symbols: [nothing] });
  }
  return found;
}

const isOptional = ({ flags }: TypeSymbol) => (flags & SymbolFlags.Optional) !== 0;

/** What `Omit<Chosen<Kind> & Own, 'size'>` leaves of conditions that a use decides: of these the checker lists nothing. */
function undecidedPropertiesOf(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] {
  const taken = sourceOf(host, leaf, origins.isNative);
  const parts = taken === null ? [] : leavesOf(host, taken.source);
  const open = parts.filter((part) => part.isConditionalType());
  const left = open.length === 0 ? null : taken!.readKeys();
  if (left === null) return [];
  return open
    .flatMap((part) => branchesOf(host, part))
    .flatMap((branch) => ownPropertiesOf(host, branch.leaf, origins))
    .filter((symbol) => hasWrittenName(symbol) && !left.has(symbol.name));
}
