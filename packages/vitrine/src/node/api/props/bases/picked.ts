/** `Pick<React.HTMLAttributes<Element>, 'title' | 'onDrop'>`: attributes that are named one by one are a component's own. */
import {
  SymbolFlags,
  type InterfaceType,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { aliased } from './aliased.ts';
import { basesOf } from './bases.ts';

/** Most names that somebody picks because a component has these: more are a bag of them. */
const MOST_NAMES = 24;

/** Tells such a type, also by a name that a library gives it: `type Events = Pick<…>`. */
export function isPickedByName(
  host: TypeHost,
  type: Type,
  isNative: (file: string) => boolean,
): boolean {
  const alias = type.getAliasSymbol();
  if (alias === undefined) return false;
  const isOwnName = !host.filesOf(alias).some(isNative);
  if (!isOwnName && REMADE.test(alias.name)) {
    const [source] = type.getAliasTypeArguments();
    return source !== undefined && isPickedByName(host, source, isNative);
  }
  const keys = isOwnName
    ? keysOfAlias(host, alias)
    : alias.name === 'Pick'
      ? type.getAliasTypeArguments()[1]
      : undefined;
  const names = keys === undefined ? [] : host.membersOf(keys);
  return names.length > 0 && names.length <= MOST_NAMES && names.every(isName);
}

/** What the language makes of a type without adding a name: `Partial<Pick<…>>`. */
const REMADE = /^(Omit|Partial|Readonly|Required)$/;

/**
 * Names of attributes that an interface, or one that it extends, takes one by one: `interface SelectProps<T> extends
 * Pick<React.HTMLAttributes<Element>, 'title'>`. Of a generic one the checker lists all properties alike, as it does of
 * `Partial<Own & Pick<…>>`.
 */
export function namesPicked(
  host: TypeHost,
  type: Type,
  isNative: (file: string) => boolean,
): ReadonlySet<string> {
  const remade = remadeOf(host, type, isNative);
  if (remade !== undefined) return new Set(namesIn(host, remade, isNative));
  const symbol = type.getSymbol();
  const isInterface = symbol !== undefined && (symbol.flags & SymbolFlags.Interface) !== 0;
  if (!isInterface || host.filesOf(symbol).some(isNative)) return NONE;
  const known = picked.get(symbol);
  if (known !== undefined) return known;
  const names = new Set<string>();
  picked.set(symbol, names);
  const declared = host.checker.getDeclaredTypeOfSymbol(symbol) as InterfaceType | undefined;
  for (const base of declared === undefined ? [] : basesOf(host, declared))
    for (const name of namesIn(host, base, isNative)) names.add(name);
  return names;
}

/** The same of a type, or of the parts of an intersection. */
function namesIn(host: TypeHost, type: Type, isNative: (file: string) => boolean): string[] {
  const parts = type.isIntersectionType() ? host.membersOf(type) : [type];
  return parts.flatMap((part) =>
    isPickedByName(host, part, isNative)
      ? host.checker.getPropertiesOfType(part).map(({ name }) => name)
      : [...namesPicked(host, part, isNative)],
  );
}

/** What the language makes another type of, by its own name or by a library's: `Own & Pick<…>` of `Partial<Own & Pick<…>>`. */
function remadeOf(
  host: TypeHost,
  type: Type,
  isNative: (file: string) => boolean,
): Type | undefined {
  const alias = type.getAliasSymbol();
  if (alias === undefined) return undefined;
  if (REMADE.test(alias.name) && host.filesOf(alias).some(isNative))
    return type.getAliasTypeArguments()[0];
  const source = aliased(host, alias, 'Partial', 'Readonly', 'Required')?.given[0];
  return source && host.checker.getTypeFromTypeNode(source);
}

const NONE: ReadonlySet<string> = new Set();
const picked = new WeakMap<TypeSymbol, ReadonlySet<string>>();

const isName = (type: Type) => type.isStringLiteralType();

function keysOfAlias(host: TypeHost, alias: TypeSymbol): Type | undefined {
  const keys = aliased(host, alias, 'Pick')?.given[1];
  return keys && host.checker.getTypeFromTypeNode(keys);
}
