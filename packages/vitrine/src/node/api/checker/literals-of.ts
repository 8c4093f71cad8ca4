/** Literals of types as the checker knows them, as text. */
import type { LiteralDoc } from '../../model/component-doc.ts';
import { definedType } from './defined-type.ts';
import { quote } from './quotes.ts';
import { TypeFlags, type Type, type TypeHost } from './type-host.ts';

/** Literals that a type allows, in the order of the checker. */
export function literalsOf(host: TypeHost, type: Type): LiteralDoc[] {
  const known = literals.get(type);
  if (known !== undefined) return known;
  const found = readLiterals(host, type);
  literals.set(type, found);
  return found;
}

const literals = new WeakMap<Type, LiteralDoc[]>();

function readLiterals(host: TypeHost, type: Type): LiteralDoc[] {
  if (type.isUnionType()) return host.membersOf(type).flatMap((member) => literalsOf(host, member));
  if (type.isStringLiteralType())
    return [{ text: memberOfEnum(host, type) ?? quote(type.value), value: type.value }];
  if (type.isNumberLiteralType())
    return [{ text: memberOfEnum(host, type) ?? String(type.value), value: type.value }];
  if (type.isBooleanLiteralType()) return [{ text: String(type.value), value: type.value }];
  if ((type.flags & TypeFlags.TypeParameter) === 0 && !isOfParameter(host, type)) return [];
  const constraint = host.checker.getBaseConstraintOfType(type);
  return constraint === undefined ? [] : literalsOf(host, constraint);
}

/** `Props['size']`, and `NonNullable` of it, where a use decides what `Props` is, or a part of it: `Chosen<T> & Own`. */
export function isOfParameter(host: TypeHost, type: Type): boolean {
  return partsOf(host, type).some(
    (part) =>
      part.isIndexedAccessType() &&
      partsOf(host, part.getObjectType()).some(({ flags }) => (flags & OPEN) !== 0),
  );
}

const partsOf = (host: TypeHost, type: Type) =>
  type.isIntersectionType() ? host.membersOf(type) : [type];

const OPEN = TypeFlags.TypeParameter | TypeFlags.Conditional;

/** `Tone.Loud`, which is not assignable as the text or number that it stands for. */
function memberOfEnum(host: TypeHost, type: Type): string | null {
  if ((type.flags & TypeFlags.EnumLiteral) === 0) return null;
  const text = host.checker.typeToString(type);
  // The only member of its enumeration goes by the name of that.
  return text.includes('.') ? text : null;
}

/** Tells whether types allow literals and nothing else: `'auto' | (string & {})` takes any text. */
export function allLiterals(host: TypeHost, types: readonly Type[]): boolean {
  return types
    .flatMap((type) => host.membersOf(definedType(host, type)))
    .every((one) => literalsOf(host, one).length > 0);
}
