import { TypeFlags } from './type-host.ts';
import type { Type, TypeHost } from './type-host.ts';

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
