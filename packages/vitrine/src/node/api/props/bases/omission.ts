/** `Omit<StyleProps, 'color'>`: known by what it is made of, which many components share, without asking for all of it. */
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';
import { isKnown } from './known-properties.ts';
import { partsOf, type IsNative } from './omit-parts.ts';

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
