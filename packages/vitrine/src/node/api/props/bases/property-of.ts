/** One property of a type that has hundreds. */
import type { TypeHost, TypeSymbol, Type } from '../../checker/type-host.ts';
import { basesOf } from './bases.ts';
import { isRestOfAny } from './chosen.ts';
import { isDeclaredInterface } from './known-properties.ts';
import { omissionOf } from './omission.ts';

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
  conditions = 0,
): TypeSymbol[] {
  const isCondition = type.isConditionalType();
  const within = (part: Type) =>
    propertiesNamed(host, part, name, isNative, conditions + (isCondition ? 1 : 0));
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
  if (isCondition) {
    if (conditions === MOST_CONDITIONS) return [];
    const first = within(type.getTrueType());
    const second = first.length === 0 ? [] : within(type.getFalseType());
    return second.length === 0 ? [] : [...first, ...second];
  }
  if (isRestOfAny(host, type, isNative)) return [];
  const omission = omissionOf(host, type, isNative);
  const of = omission === null ? null : within(omission.source);
  if (of?.length === 0) return [];
  const left = omission?.hasMany === false ? omission.readKeys() : null;
  if (of !== null && left !== null) return left.has(name) ? [] : of;
  const found = host.checker.getPropertyOfType(type, name);
  if (found !== undefined) return [found];
  // Of a source that takes any name besides, the checker keeps none.
  return of !== null && omission?.readKeys()?.has(name) === false ? of : [];
}

/** Conditions that are followed: those of which each leads to the next one, anew, have no last. */
const MOST_CONDITIONS = 20;
