/** Properties of a part of a props type, but for those that React declares for every element. */
import {
  SymbolFlags,
  TypeFlags,
  type InterfaceType,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { addedTo } from '../bases/added.ts';
import { basesOf } from '../bases/bases.ts';
import { isDeclaredInterface } from '../bases/known-properties.ts';
import { omissionOf } from '../bases/omission.ts';
import { oneForMany, withOneForMany } from '../bases/many-names.ts';
import { tellMapped } from '../bases/mapped.ts';
import { isPickedByName, namesPicked } from '../bases/picked.ts';
import { takenFrom } from '../bases/rekeyed.ts';
import { withOrigins } from '../bases/renamed.ts';
import { leavesOf } from '../shape/variants.ts';
import { typesOfProps } from '../types-of-props.ts';
import { type Origins, isNativeType, isOfNoElement, isOnlyNative } from './native-types.ts';
import { isUnknown, declaredIn, isLeft, isLookedUp } from './declared-in.ts';
import { joined } from './joined.ts';

/** Properties of a part that is no union and no intersection. */
export function ownPropertiesOf(host: TypeHost, leaf: Type, origins: Origins): TypeSymbol[] {
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
  const picked = namesPicked(host, leaf, origins.isNative);
  return properties.filter((symbol) => {
    const files = filesOf(host, symbol, taken);
    // React's PropsWithChildren is a type of one prop, and that one is the component's own.
    if (properties.length === 1 && symbol.name === 'children') return true;
    if (files.length === 0 && (isOfElement(host, symbol) || isGone(host, leaf, symbol)))
      return false;
    if (picked.has(symbol.name)) return true;
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

/** What a type computes from the attributes of an element that is yet to be chosen: `JSX.IntrinsicElements[Tag]['title']`. */
function isOfElement(host: TypeHost, symbol: TypeSymbol): boolean {
  const isNative = host.react.isAttribute(symbol.name) || /^(key|ref)$/.test(symbol.name);
  return isNative && isLookedUp(host, symbol);
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
