/** Members of the objects that functions take. */
import type { MemberDoc } from '../../model/signature-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { SymbolFlags, TypeFlags } from '../checker/type-host.ts';
import type { Type, TypeHost, TypeNode } from '../checker/type-host.ts';
import { membersOf, type MemberContext } from './members.ts';

/** An object of a class with methods is made by that: nobody writes its members. */
export function membersToPass(
  context: MemberContext,
  type: Type | undefined,
  node: TypeNode | undefined,
): MemberDoc[] {
  if (type === undefined || isMade(context, type)) return [];
  if (!isOpen(context.host, type)) return membersOf(context, type, node);
  const known = new Map<string, MemberDoc>();
  for (const part of knownParts(context.host, type)) {
    if (isMade(context, part)) continue;
    for (const member of membersOf(context, part))
      if (!known.has(member.name)) known.set(member.name, member);
  }
  const members = [...known.values()];
  // What the library gives has nearly all of its members, `Cell<T> & Featured<T>`: nobody writes one.
  const left = members.filter(({ required }) => !required);
  return left.length * 2 >= members.length ? members : [];
}

/** What only a use of the function decides. */
const OPEN = TypeFlags.TypeParameter | TypeFlags.Conditional;

/** Whether a part of a type is open; what may be left out is one with `undefined`. */
const isOpen = (host: TypeHost, type: Type): boolean =>
  (type.flags & OPEN) !== 0 ||
  ((type.isIntersectionType() || type.isUnionType()) &&
    host.membersOf(type).some((part) => isOpen(host, part)));

/** The parts of a type that every use has: of `Config extends DragConfig`, whatever that has. */
function knownParts(host: TypeHost, type: Type, depth = 0): Type[] {
  const defined = (type.flags & OPEN) === 0 ? definedType(host, type) : type;
  if (defined.isIntersectionType())
    return host.membersOf(defined).flatMap((part) => knownParts(host, part, depth));
  if ((defined.flags & OPEN) === 0) return isOpen(host, defined) ? [] : [defined];
  const constraint = host.checker.getBaseConstraintOfType(defined);
  if (constraint === undefined || constraint === defined || depth === MAX_DEPTH) return [];
  return knownParts(host, constraint, depth + 1);
}

/** A constraint may be open itself. */
const MAX_DEPTH = 3;

function isMade({ host }: MemberContext, type: Type): boolean {
  const defined = definedType(host, type);
  const symbol = defined.getSymbol();
  if (symbol === undefined || (symbol.flags & SymbolFlags.Class) === 0) return false;
  const members = host.checker.getPropertiesOfType(defined);
  return members.some(({ flags }) => (flags & SymbolFlags.Method) !== 0);
}
