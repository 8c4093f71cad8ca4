/** Whether the properties of a type are known without an index signature that takes others, too. */
import {
  ObjectFlags,
  TypeFlags,
  type InterfaceType,
  type Type,
  type TypeHost,
} from '../../checker/type-host.ts';
import { basesOf } from './bases.ts';
import { partsOf, type IsNative } from './omit-parts.ts';

/**
 * An object whose properties are known, also beside an index signature: nobody means `{ [name: string]: unknown }` or what
 * is left of `any` to hide those of the parts beside it, `Own & Omit<any, 'as'>`. Of what depends on a type parameter the
 * checker says an index signature, too.
 */
export function isKnown(host: TypeHost, type: Type, isNative: IsNative): boolean {
  if (type.isIntersectionType())
    return host.membersOf(type).every((one) => isKnown(host, one, isNative));
  if (!type.isObjectType()) return false;
  if (isNamed(host, type, isNative)) return true;
  return openInfosOf(host, type).every(
    ({ valueType }) => (valueType.flags & TypeFlags.IndexedAccess) === 0,
  );
}

/** Has no index signature, nor what it is made of: the checker would resolve the whole to tell. */
function isNamed(host: TypeHost, type: Type, isNative: IsNative): boolean {
  const known = named.get(type);
  if (known !== undefined) return known;
  const parts = madeOf(host, type, isNative);
  const found =
    parts === null
      ? type.isObjectType() && openInfosOf(host, type).length === 0
      : parts.every((part) => isNamed(host, part, isNative));
  named.set(type, found);
  return found;
}

const named = new WeakMap<Type, boolean>();

/** What a type has its properties from besides those that it names itself; `null` where only the checker knows. */
function madeOf(host: TypeHost, type: Type, isNative: IsNative): readonly Type[] | null {
  if (type.isIntersectionType()) return host.membersOf(type);
  const [source] = partsOf(host, type, isNative) ?? [];
  if (source !== undefined) return isMade(source) ? [source] : null;
  if (!isDeclaredInterface(type)) return null;
  const members = type.getSymbol()?.getMembers().values() ?? [];
  if ([...members].some(({ name }) => name === '__index')) return null;
  const bases = [...basesOf(host, type)];
  return bases.every(isMade) ? bases : null;
}

const isMade = (type: Type) => type.isObjectType() || type.isIntersectionType();

function openInfosOf({ checker }: TypeHost, type: Type) {
  return checker.getIndexInfosOfType(type).filter(takesAnyName);
}

/** `[name: `data-${string}`]: string` leaves the names beside it what they are. */
function takesAnyName({ keyType }: { keyType: Type }): boolean {
  return (keyType.flags & TypeFlags.TemplateLiteral) === 0;
}

/** An interface as it is declared, without type arguments. */
export function isDeclaredInterface(type: Type): type is InterfaceType {
  return type.isObjectType() && (type.objectFlags & ObjectFlags.Interface) !== 0;
}
