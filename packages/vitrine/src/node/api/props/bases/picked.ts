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
 * Pick<React.HTMLAttributes<Element>, 'title'>`. Of a generic one the checker lists all properties alike.
 */
export function namesPicked(
  host: TypeHost,
  type: Type,
  isNative: (file: string) => boolean,
): ReadonlySet<string> {
  const symbol = type.getSymbol();
  const isInterface = symbol !== undefined && (symbol.flags & SymbolFlags.Interface) !== 0;
  if (!isInterface || host.filesOf(symbol).some(isNative)) return NONE;
  const known = picked.get(symbol);
  if (known !== undefined) return known;
  const names = new Set<string>();
  picked.set(symbol, names);
  const declared = host.checker.getDeclaredTypeOfSymbol(symbol) as InterfaceType | undefined;
  for (const base of declared === undefined ? [] : basesOf(host, declared)) {
    const parts = base.isIntersectionType() ? host.membersOf(base) : [base];
    for (const part of parts) {
      const found = isPickedByName(host, part, isNative)
        ? host.checker.getPropertiesOfType(part).map(({ name }) => name)
        : namesPicked(host, part, isNative);
      for (const name of found) names.add(name);
    }
  }
  return names;
}

const NONE: ReadonlySet<string> = new Set();
const picked = new WeakMap<TypeSymbol, ReadonlySet<string>>();

const isName = (type: Type) => type.isStringLiteralType();

function keysOfAlias(host: TypeHost, alias: TypeSymbol): Type | undefined {
  const keys = aliased(host, alias, 'Pick')?.given[1];
  return keys && host.checker.getTypeFromTypeNode(keys);
}
