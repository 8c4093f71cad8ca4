import { definedMembers, isMemberOfValue, typeNodeOf } from './syntax.ts';
import { is, TypeFlags } from './type-host.ts';
import type { Node, Type, TypeHost, TypeSymbol } from './type-host.ts';

/**
 * What a type allows besides `undefined` and `null`. The checker is only asked where the parts of the type do not tell:
 * it resolves all of a type to see whether it is empty, which took it a second for one type of a library.
 */
export function definedType(host: TypeHost, type: Type): Type {
  // Of what is not known the checker makes `{}`, as if one knew that it is an object.
  if (isObject(host, type) || (type.flags & TypeFlags.Unknown) !== 0) return type;
  if (type.isUnionType()) {
    const defined = host.membersOf(type).filter(({ flags }) => (flags & NULLABLE) === 0);
    if (defined.length === 1 && isObject(host, defined[0]!)) return defined[0]!;
  }
  return host.checker.getNonNullableType(type) ?? type;
}

const NULLABLE = TypeFlags.Undefined | TypeFlags.Null;

/** Objects, and intersections of nothing else, are never `undefined`. */
function isObject(host: TypeHost, type: Type): boolean {
  if (!type.isIntersectionType()) return (type.flags & TypeFlags.Object) !== 0;
  return host.membersOf(type).every((member) => isObject(host, member));
}

/**
 * Tells whether a property has another type than the one that is written where it is declared: the type is computed from
 * a value, or from an object that is written there, as `'sm' | 'lg'` from `{ size: { sm: string; lg: string } }`.
 */
export function isComputed(host: TypeHost, symbol: TypeSymbol, declaration: Node): boolean {
  if (isMemberOfValue(declaration)) return true;
  const node = typeNodeOf(declaration);
  if (node === undefined) return false;
  const members = definedMembers(node);
  if (members.length === 0 || !members.every(is.isTypeLiteralNode)) return false;
  const type = host.checker.getTypeOfSymbol(symbol);
  const plain = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike;
  return (
    type !== undefined &&
    host.membersOf(definedType(host, type)).every(({ flags }) => (flags & plain) !== 0)
  );
}
