/** Props with another type than the one that is written where they are declared. */
import { escapePattern } from '../../../base/text.ts';
import { isOfParameter } from '../../checker/literals-of.ts';
import { containerOf, isMemberOfValue, typeNodeOf } from '../../checker/syntax.ts';
import { TypeFlags, type Node, type Type, type TypeHost } from '../../checker/type-host.ts';
import type { TypeNode, TypeSymbol } from '../../checker/type-host.ts';
import { isCounted } from '../named/counted.ts';

/**
 * Tells whether a property has another type than the one that is written where it is declared: the type is computed from
 * a value, or from what is written there, as `'sm' | 'lg'` from `{ size: { sm: string; lg: string } }`.
 */
export function isComputed(host: TypeHost, symbol: TypeSymbol, declaration: Node): boolean {
  if (isMemberOfValue(declaration)) return true;
  const node = typeNodeOf(declaration);
  if (node === undefined) return false;
  return isRemade(host, symbol, declaration, node);
}

/** Flag of the checker, `checkFlags`, of properties that a mapped type makes. */
const MAPPED = 1 << 18;

/**
 * Tells whether a mapped type changes what its source says of a member: `Listeners<{ onTurn: EventName<Turn> }>` takes a
 * function, where `Partial` and `Omit` take what is written. What counting works out is not asked for: it is told as it is written.
 */
function isRemade(
  host: TypeHost,
  symbol: TypeSymbol,
  declaration: Node,
  written: TypeNode,
): boolean {
  if ((symbol.checkFlags & MAPPED) === 0 || symbol.declarations.length !== 1) return false;
  // A type parameter is another type in each place, and yet the same in words.
  if (namesParameter(declaration, written)) return false;
  if (isCounted(host, written)) return false;
  const after = host.checker.getTypeOfSymbol(symbol);
  if (after === undefined || isTakenOver(host, after)) return false;
  const before = host.checker.getTypeFromTypeNode(written);
  if (before === undefined) return false;
  if (((before.flags | after.flags) & UNKNOWN) !== 0) return false;
  const [one, other] = [partsOf(host, before), partsOf(host, after)];
  if (one.size === other.size && [...one].every((part) => other.has(part))) return false;
  // An intersection that may be left out is another, and yet the same in words.
  return wordsOf(host, one) !== wordsOf(host, other);
}

/** Tells whether a mapped type lets a member be `null` that is written without: `{ [K in keyof T]: T[K] | null }`. */
export function addsNull(host: TypeHost, symbol: TypeSymbol, declaration: Node): boolean {
  const written = typeNodeOf(declaration);
  if ((symbol.checkFlags & MAPPED) === 0 || written === undefined) return false;
  const takesNull = (type: Type | undefined) =>
    type !== undefined && host.membersOf(type).some(({ flags }) => (flags & TypeFlags.Null) !== 0);
  const after = host.checker.getTypeOfSymbol(symbol);
  return takesNull(after) && !takesNull(host.checker.getTypeFromTypeNode(written));
}

/** `Props['size']` of a mapped type over `Props extends Own`, which a use of the component may narrow: what `Own` writes stands. */
export function isTakenOver(host: TypeHost, type: Type): boolean {
  return [...partsOf(host, type)].some((part) => isOfParameter(host, part));
}

const wordsOf = (host: TypeHost, parts: Set<Type>) =>
  [...parts].map((part) => host.checker.typeToString(part)).join(' | ');

const UNKNOWN = TypeFlags.Any | TypeFlags.Unknown;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null;

/** What a mapped type says of being left out is told elsewhere. */
function partsOf(host: TypeHost, type: Type): Set<Type> {
  const members = type.isUnionType() ? host.membersOf(type) : [type];
  return new Set(members.filter(({ flags }) => (flags & NOTHING) === 0));
}

function namesParameter(declaration: Node, written: TypeNode): boolean {
  const container = containerOf(declaration)?.node as
    | { typeParameters?: readonly { name: Node }[] }
    | undefined;
  const text = written.getText();
  return (container?.typeParameters ?? []).some(({ name }) =>
    new RegExp(`(?<![\\w$])${escapePattern(name.getText())}(?![\\w$])`).test(text),
  );
}
