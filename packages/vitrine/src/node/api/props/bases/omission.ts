/** `Omit<StyleProps, 'color'>`: known by what it is made of, which many components share, without asking for all of it. */
import {
  ObjectFlags,
  TypeFlags,
  type InterfaceType,
  type Type,
  type TypeHost,
} from '../../checker/type-host.ts';
import { aliased } from './aliased.ts';
import { basesOf } from './bases.ts';

type IsNative = (file: string) => boolean;

/** A type less some of its properties. */
export interface Omission {
  source: Type;
  /** Names that are left out; `null` when only the checker knows them. */
  readKeys: () => ReadonlySet<string> | null;
  /** Several names are left out, perhaps hundreds. */
  hasMany: boolean;
}

/**
 * Takes an `Omit` apart. `null` for any other type, and where the properties of the source are not those of
 * its parts: of a union only what all have in common stays. Beside an index signature the checker keeps none, but nobody
 * writes names to have them hidden: `React.forwardRef` leaves `ref` out of props that take any other name, too.
 */
export function omissionOf(host: TypeHost, type: Type, isNative: IsNative): Omission | null {
  const taken = sourceOf(host, type, isNative);
  return taken !== null && isKnown(host, taken.source, isNative) ? taken : null;
}

/** What an `Omit` takes from, whatever that is, and what it leaves out. */
export function sourceOf(host: TypeHost, type: Type, isNative: IsNative): Omission | null {
  const [source, keys] = partsOf(host, type, isNative) ?? [];
  if (source === undefined || keys === undefined) return null;
  if (keys === null) return { source, readKeys: () => NONE, hasMany: false };
  return { source, readKeys: () => readKeys(host, keys), hasMany: keys.isUnionType() };
}

const NONE: ReadonlySet<string> = new Set();

/** The source and the names, also of `type Without<T> = Omit<T, 'as'>`; `null` for the names where nothing is left out. */
function partsOf(
  host: TypeHost,
  type: Type,
  isNative: IsNative,
): readonly [Type | undefined, Type | null | undefined] | null {
  const alias = type.getAliasSymbol();
  if (alias === undefined) return null;
  const given = type.getAliasTypeArguments();
  const [first, second] = given;
  if (host.filesOf(alias).some(isNative)) {
    if (alias.name === 'Omit') return [first, second];
    return alias.name === 'Pick' && picksAnyName(host, second) ? [first, null] : null;
  }
  if (given.length !== 1) return null;
  const { parameters, given: written } = aliased(host, alias, 'Omit') ?? {};
  const [source, keys] = written ?? [];
  const isParameter = source !== undefined && source.getText() === parameters?.[0];
  if (!isParameter || keys === undefined || !/^['"|\s\w-]+$/.test(keys.getText())) return null;
  // A name without quotes may be the parameter.
  if (/(^|\|)\s*\w/.test(keys.getText())) return null;
  return [first, host.checker.getTypeFromTypeNode(keys)];
}

/** `Pick<Open, string | number>`, which older types of React and compilers make of `Omit<Open, 'ref'>`. */
function picksAnyName(host: TypeHost, keys: Type | undefined): boolean {
  return keys !== undefined && host.membersOf(keys).some(({ flags }) => flags === TypeFlags.String);
}

/**
 * An object whose properties are known, also beside an index signature: nobody means `{ [name: string]: unknown }` or what
 * is left of `any` to hide those of the parts beside it, `Own & Omit<any, 'as'>`. Of what depends on a type parameter the
 * checker says an index signature, too.
 */
function isKnown(host: TypeHost, type: Type, isNative: IsNative): boolean {
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

function readKeys(host: TypeHost, keys: Type): ReadonlySet<string> | null {
  const known = remembered.get(keys);
  if (known !== undefined) return known;
  const names = (keys.flags & TypeFlags.Never) !== 0 ? [] : host.membersOf(keys).map(nameOf);
  const found = names.every((name) => name !== null) ? new Set<string>(names) : null;
  remembered.set(keys, found);
  return found;
}

const remembered = new WeakMap<Type, ReadonlySet<string> | null>();

function nameOf(type: Type): string | null {
  return type.isStringLiteralType() || type.isNumberLiteralType() ? String(type.value) : null;
}

/** An interface as it is declared, without type arguments. */
export function isDeclaredInterface(type: Type): type is InterfaceType {
  return type.isObjectType() && (type.objectFlags & ObjectFlags.Interface) !== 0;
}
