/** One property of a type that has hundreds. */
import type { TypeHost, TypeSymbol, Type } from '../../checker/type-host.ts';
import { basesOf } from './bases.ts';
import { isRestOfAny } from './chosen.ts';
import { isDeclaredInterface, omissionOf } from './omission.ts';

/**
 * A property, looked for in the parts that the type is made of, and found in each that has it: the checker would
 * resolve all members of an interface and its bases, for each component anew, and all of an intersection before it
 * makes one property of several.
 */
export function propertiesNamed(
  host: TypeHost,
  type: Type,
  name: string,
  isNative: (file: string) => boolean,
): TypeSymbol[] {
  const within = (part: Type) => propertiesNamed(host, part, name, isNative);
  if (isDeclaredInterface(type)) {
    const members = [...(type.getSymbol()?.getMembers().values() ?? [])];
    const own = members.find((member) => member.name === name);
    if (own !== undefined) return [own];
    for (const base of basesOf(host, type)) {
      const found = within(base);
      if (found.length > 0) return found;
    }
    return [];
  }
  if (type.isIntersectionType()) return host.membersOf(type).flatMap(within);
  if (type.isConditionalType()) {
    const outcomes = [type.getTrueType(), type.getFalseType()].map(within);
    return outcomes.every(({ length }) => length > 0) ? outcomes.flat() : [];
  }
  if (isRestOfAny(host, type, isNative)) return [];
  const omission = omissionOf(host, type, isNative);
  const of = omission === null ? null : within(omission.source);
  if (of?.length === 0) return [];
  const left = omission?.hasMany === false ? omission.readKeys() : null;
  if (of !== null && left !== null) return left.has(name) ? [] : of;
  const found = host.checker.getPropertyOfType(type, name);
  return found === undefined ? [] : [found];
}
