/** Which props a component has: found in every variant of its props type and merged by name. */
import { definedType } from '../checker/defined-type.ts';
import { definedMembers, textOf, typeNodeOf } from '../checker/syntax.ts';
import { hasWrittenName, splitComputed } from '../checker/computed-names.ts';
import { SymbolFlags, TypeFlags } from '../checker/type-host.ts';
import type {
  ConditionalType,
  InterfaceType,
  Type,
  TypeHost,
  TypeSymbol,
} from '../checker/type-host.ts';
import { addedTo } from './bases/added.ts';
import { basesOf } from './bases/bases.ts';
import type { FoundProp } from './found-prop.ts';
import { isDeclaredInterface } from './bases/known-properties.ts';
import { omissionOf, sourceOf } from './bases/omission.ts';
import { isOfChosen } from './bases/chosen.ts';
import { oneForMany, withOneForMany } from './bases/many-names.ts';
import { tellMapped } from './bases/mapped.ts';
import { isPickedByName } from './bases/picked.ts';
import { takenFrom } from './bases/rekeyed.ts';
import { withOrigins } from './bases/renamed.ts';
import { withVariants } from './required-in.ts';
import { leavesOf, type Variant } from './shape.ts';
import { typesOfProps } from './types-of-props.ts';
import {
  foundAlone,
  foundTwice,
  mergeVariants,
  withNative,
  type VariantProps,
} from './variant-props.ts';

/** Tells declarations by their origin. */
export interface Origins {
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

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
      found.set(symbol.name, known === undefined ? one : foundTwice(known, one));
    }
    for (const symbol of undecidedPropertiesOf(host, leaf, origins))
      if (!found.has(symbol.name)) found.set(symbol.name, foundAlone(symbol, false));
  }
  return found;
}

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

/** Whether a use of the component decides what a variant has, such as another root element. */
const isConditional = ({ leaves }: Variant) => leaves.some((leaf) => leaf.isConditionalType());

/**
 * Both outcomes of a condition that only a use of the component decides; neither is certain. Conditions of which each
 * leads to the next one have no last: after `MOST_CONDITIONS` they stay undecided.
 */
function branchesOf(host: TypeHost, whole: Type): { leaf: Type; certain: boolean; whole: Type }[] {
  const known = knownOfList(host, whole);
  if (known !== null) return leavesOf(host, known).map((leaf) => ({ leaf, certain: true, whole }));
  let conditions = 0;
  const follow = (leaf: Type): Type[] => {
    if (!leaf.isConditionalType() || conditions === MOST_CONDITIONS) return [leaf];
    conditions += 1;
    return outcomesOf(host, leaf)
      .flatMap((branch) => host.membersOf(branch))
      .flatMap((branch) => leavesOf(host, branch))
      .flatMap(follow);
  };
  return follow(whole).map((leaf) => ({ leaf, certain: leaf === whole, whole }));
}

const MOST_CONDITIONS = 100;

const outcomesOf = (host: TypeHost, type: ConditionalType) =>
  host.together([true, false], (isTrue) => (isTrue ? type.getTrueType() : type.getFalseType()));

/** `Merged<[...Core, ...Plugins]>`, which takes a list apart: what it makes of the items that are known; `null` for other conditions. */
function knownOfList({ checker }: TypeHost, type: Type): Type | null {
  if (!type.isConditionalType()) return null;
  if ((type.getCheckType().flags & TypeFlags.Object) === 0) return null;
  const known = checker.getBaseConstraintOfType(type);
  const isKnown = ((known?.flags ?? 0) & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  return isKnown ? known! : null;
}

/** A type whose properties depend on something not known yet, or nothing at all is known about. */
function isOpaque(type: Type): boolean {
  const undecided =
    TypeFlags.Conditional |
    TypeFlags.IndexedAccess |
    TypeFlags.TypeParameter |
    TypeFlags.Union |
    TypeFlags.Any;
  return type.isErrorType() || (type.flags & undecided) !== 0;
}

/** A part whose authors let it be anything. */
export const ANYTHING = 'any';

/** A part that comes from what is not there, under no name. */
export const UNKNOWN = '';

/** Whether a part has no name that one could look for. */
export const isUnnamed = (text: string) => text === ANYTHING || text === UNKNOWN;

/** What a condition infers, `Props` of `ComponentProps<Tag>`, goes by the whole: that says who decides. */
function nameOfOpaque({ checker }: TypeHost, leaf: Type, whole: Type): string {
  const isError = leaf.isErrorType();
  const isMissing = isError || (leaf.flags & TypeFlags.Any) !== 0;
  const text = checker.typeToString(isMissing ? leaf : whole);
  return isError && text === ANYTHING ? UNKNOWN : text;
}

function ownPropertiesOf(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] {
  if ((leaf.flags & TypeFlags.Object) === 0) return [];
  if (isPickedByName(host, leaf, origins.isNative)) return pickedOf(host, leaf);
  if (isNativeType(host, leaf, origins)) return addedTo(host, leaf, origins.isNative);
  if (isDeclaredInterface(leaf)) return interfacePropertiesOf(host, leaf, origins);
  if (isOfNoElement(leaf) && isOnlyNative(host, leaf, origins))
    return [...host.checker.getPropertiesOfType(leaf)];
  return propertiesLeft(host, leaf, origins) ?? allPropertiesOf(host, leaf, origins);
}

function pickedOf(host: TypeHost, leaf: Type): TypeSymbol[] {
  const properties = host.checker.getPropertiesOfType(leaf);
  return properties
    .filter(({ name }) => !/^(key|ref)$/.test(name))
    .map((one) => declaredIn(host, leaf, one))
    .filter((one) => host.filesOf(one).length > 0 || !isUnknown(host, one));
}

function allPropertiesOf(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] {
  const one = oneForMany(host, leaf);
  if (one !== null) return [one];
  const all = host.checker.getPropertiesOfType(leaf);
  // At once: of each it is asked next.
  if (isLeft(leaf)) typesOfProps(host, all);
  const declared = all.map((symbol) => declaredIn(host, leaf, symbol));
  const listed = withOrigins(host, leaf, declared, origins.isNative);
  const properties = withOneForMany(host, leaf, listed);
  tellMapped(host, leaf, properties);
  const taken = properties.some(({ declarations }) => declarations.length === 0)
    ? takenFrom(host, leaf)
    : null;
  // Listed at once: each is looked up in the list.
  if (taken !== null) host.checker.getPropertiesOfType(taken);
  return properties.filter((symbol) => {
    const files = filesOf(host, symbol, taken);
    // React's PropsWithChildren is a type of one prop, and that one is the component's own.
    if (properties.length === 1 && symbol.name === 'children') return true;
    if (files.length === 0 && (isOfElement(host, symbol) || isGone(host, leaf, symbol)))
      return false;
    return files.length === 0 || files.some((file) => !origins.isNative(file));
  });
}

/** Where a property is declared, or that which it is taken from. */
function filesOf(host: TypeHost, symbol: TypeSymbol, taken: Type | null): string[] {
  const files = host.filesOf(symbol);
  if (files.length > 0 || taken === null) return files;
  const source = host.checker.getPropertyOfType(taken, symbol.name);
  return source === undefined ? [] : host.filesOf(source);
}

/** A name that a `Pick` has from when it was compiled, and that React's types have no more: all there is of it is `unknown`. */
function isGone(host: TypeHost, leaf: Type, symbol: TypeSymbol): boolean {
  return leaf.getAliasSymbol()?.name === 'Pick' && isUnknown(host, symbol);
}

function isUnknown(host: TypeHost, symbol: TypeSymbol): boolean {
  const type = host.checker.getTypeOfSymbol(symbol);
  return type !== undefined && (type.flags & TypeFlags.Unknown) !== 0;
}

/** What a type computes from the attributes of an element that is yet to be chosen: `JSX.IntrinsicElements[Tag]['title']`. */
function isOfElement(host: TypeHost, symbol: TypeSymbol): boolean {
  const isNative = host.react.isAttribute(symbol.name) || /^(key|ref)$/.test(symbol.name);
  return isNative && isLookedUp(host, symbol);
}

/** What is left of something undecided has no declarations of its own: `Omit<ComponentProps<As> & Own, 'as'>`. */
function declaredIn(host: TypeHost, leaf: Type, symbol: TypeSymbol): TypeSymbol {
  if (!isLeft(leaf)) return symbol;
  const [source] = leaf.getAliasTypeArguments();
  // Of `Plain<As> | WithIcon<As>` the checker says `(Plain<As> | WithIcon<As>)['size']`.
  if (source?.isUnionType()) return host.checker.getPropertyOfType(source, symbol.name) ?? symbol;
  if (host.filesOf(symbol).length > 0 && !isLookedUp(host, symbol)) return symbol;
  const parts = source === undefined ? [] : leavesOf(host, source);
  const known = parts.filter((part) => (part.flags & TypeFlags.Object) !== 0);
  for (const part of known) {
    const found = host.checker.getPropertyOfType(part, symbol.name);
    if (found !== undefined) return found;
  }
  return symbol;
}

const isLeft = (leaf: Type) => /^(Omit|Pick)$/.test(leaf.getAliasSymbol()?.name ?? '');

/** Of `Omit<StackProps<As>, 'direction'>` the checker may say `StackProps<As>['gap']`, although no `As` decides that. */
function isLookedUp(host: TypeHost, symbol: TypeSymbol): boolean {
  return typesOfProps(host, [symbol])
    .flatMap((type) => host.membersOf(definedType(host, type)))
    .some(({ flags }) => (flags & TypeFlags.IndexedAccess) !== 0);
}

/** Properties of the source that an `Omit` leaves. The source is read once for all components that have it. */
function propertiesLeft(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] | null {
  const omission = omissionOf(host, leaf, origins.isNative);
  if (omission === null) return null;
  const { source, readKeys } = omission;
  const own = basePropertiesOf(host, source, origins);
  // Stryker disable next-line ConditionalExpression,EqualityOperator,BlockStatement: both ways find the same, one of them sooner
  if (own.length <= FEW) {
    const kept = host
      .together(own, ({ name }) => host.checker.getPropertyOfType(leaf, name))
      .filter((one) => one !== undefined);
    if (kept.length > 0) return kept;
  }
  // Of a source that takes any name besides, `Own & Omit<any, 'as'>`, the checker keeps none.
  const left = readKeys();
  return left === null ? null : own.filter(({ name }) => !left.has(name));
}

/** Properties that are asked for one by one: the list of what is left out may be far longer. */
const FEW = 24;

/**
 * Members of an interface, then those of its bases, one base after the other: the checker never resolves
 * the bases that are React's.
 */
function interfacePropertiesOf(
  host: TypeHost,
  type: InterfaceType,
  origins: Origins,
): TypeSymbol[] {
  const members = [...(type.getSymbol()?.getMembers().values() ?? [])];
  const found = new Map<string, TypeSymbol>();
  const add = (symbol: TypeSymbol) => {
    if (!found.has(symbol.name)) found.set(symbol.name, symbol);
  };
  members.filter(({ flags }) => (flags & PROPERTY) !== 0).forEach(add);
  for (const base of basesOf(host, type)) basePropertiesOf(host, base, origins).forEach(add);
  return [...found.values()];
}

const PROPERTY = SymbolFlags.Property | SymbolFlags.Method | SymbolFlags.Accessor;

/**
 * Properties of a base, but for those that React declares for every element. Of one that several parts of an intersection
 * declare, the whole decides the type: the checker resolves all parts for that. A base is read once for all components
 * that have it.
 */
export function basePropertiesOf(host: TypeHost, base: Type, origins: Origins): TypeSymbol[] {
  const known = bases.get(base);
  if (known !== undefined) return known;
  const found = new Map<string, TypeSymbol>();
  for (const symbol of leavesOf(host, base).flatMap((leaf) =>
    ownPropertiesOf(host, leaf, origins),
  )) {
    const { name } = symbol;
    const other = found.get(name);
    const whole =
      other === undefined
        ? undefined
        : (joined(host, other, symbol) ?? host.checker.getPropertyOfType(base, name));
    found.set(name, whole ?? symbol);
  }
  const all = [...found.values()];
  bases.set(base, all);
  return all;
}

const bases = new WeakMap<Type, TypeSymbol[]>();

/** Two properties with the same plain type as one with both declarations; `undefined` for any others. */
function joined(host: TypeHost, a: TypeSymbol, b: TypeSymbol): TypeSymbol | undefined {
  const [first, second] = [a, b].map((one) => plainTypeOf(host, one));
  if (first === null || first !== second || a.flags !== b.flags) return undefined;
  const declarations = [...a.declarations, ...b.declarations];
  return Object.create(a, { declarations: { value: declarations } }) as TypeSymbol;
}

/** The written type of a property, when it is no name, which may mean something else elsewhere. */
function plainTypeOf(host: TypeHost, symbol: TypeSymbol): string | null {
  const types = host.declarationsOf(symbol).map((declaration) => {
    const node = typeNodeOf(declaration);
    return node === undefined ? '' : definedMembers(node).map(textOf).join(' | ');
  });
  const [type = ''] = types;
  return types.length === 1 && /^(boolean|string|number)$/.test(type) ? type : null;
}

/**
 * What the language declares for functions and no element has, `Intl.DateTimeFormatOptions`, `IntersectionObserverInit`, and React
 * for what it renders besides elements.
 */
const OPTIONS =
  /(Options|Init)$|^(Provider|Consumer|Suspense|Profiler|Activity|ViewTransition)Props$/;

/** Tells whether React declares all properties of a type, without listing some 280 of them. */
function isNativeType(host: TypeHost, type: Type, origins: Origins): boolean {
  if (type.isIntersectionType()) {
    return host.membersOf(type).every((member) => isNativeType(host, member, origins));
  }
  const alias = type.getAliasSymbol()?.name;
  const source = alias === 'Omit' || alias === 'Pick' ? type.getAliasTypeArguments()[0] : undefined;
  if (source !== undefined) return isNativeType(host, source, origins);
  // `JSX.IntrinsicElements[Tag]`: whatever is chosen, all of it is React's.
  if (type.isIndexedAccessType()) return isNativeType(host, type.getObjectType(), origins);
  if (type.isConditionalType()) return isOfChosen(host, type, origins.isNative);
  return !isOfNoElement(type) && isOnlyNative(host, type, origins);
}

const isOfNoElement = (type: Type) => OPTIONS.test(type.getSymbol()?.name ?? '');

/** Tells whether React or the language declares a type. */
function isOnlyNative(host: TypeHost, type: Type, { isNative }: Origins): boolean {
  const symbol = type.getSymbol();
  if (symbol === undefined || symbol.name.startsWith('__')) return false;
  const files = host.filesOf(symbol);
  return files.length > 0 && files.every(isNative);
}
