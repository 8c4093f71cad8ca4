/** `Pick<React.HTMLAttributes<Element>, 'title' | 'onDrop'>`: attributes that are named one by one are a component's own. */
import type { Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { aliased } from './aliased.ts';

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
  const keys = isOwnName
    ? keysOfAlias(host, alias)
    : alias.name === 'Pick'
      ? type.getAliasTypeArguments()[1]
      : undefined;
  const names = keys === undefined ? [] : host.membersOf(keys);
  return names.length > 0 && names.length <= MOST_NAMES && names.every(isName);
}

const isName = (type: Type) => type.isStringLiteralType();

function keysOfAlias(host: TypeHost, alias: TypeSymbol): Type | undefined {
  const keys = aliased(host, alias, 'Pick')?.given[1];
  return keys && host.checker.getTypeFromTypeNode(keys);
}
