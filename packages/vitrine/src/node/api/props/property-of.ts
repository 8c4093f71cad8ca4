/** One property of a type that has hundreds. */
import type { TypeHost, TypeSymbol, Type } from '../checker/type-host.ts';
import { isDeclaredInterface, omissionOf } from './omission.ts';

/**
 * A property, looked for in the parts that the type is made of: the checker would resolve all members of an
 * interface and its bases, for each component anew.
 */
export function propertyOf(
  host: TypeHost,
  type: Type,
  name: string,
  isNative: (file: string) => boolean,
): TypeSymbol | undefined {
  const within = (part: Type) => propertyOf(host, part, name, isNative);
  if (isDeclaredInterface(type)) {
    const members = [...(type.getSymbol()?.getMembers().values() ?? [])];
    const own = members.find((member) => member.name === name);
    if (own !== undefined) return own;
    for (const base of host.checker.getBaseTypes(type)) {
      const found = within(base);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (type.isIntersectionType()) {
    const found = host.membersOf(type).flatMap((part) => within(part) ?? []);
    // The checker makes one of several.
    return found.length > 1 ? host.checker.getPropertyOfType(type, name) : found[0];
  }
  const omission = omissionOf(host, type, isNative);
  if (omission !== null && within(omission.source) === undefined) return undefined;
  return host.checker.getPropertyOfType(type, name);
}
