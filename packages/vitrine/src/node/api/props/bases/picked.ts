/** `Pick<React.HTMLAttributes<Element>, 'title' | 'onDrop'>`: attributes that are named one by one are a component's own. */
import { is, type Type, type TypeHost } from '../../checker/type-host.ts';

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

function keysOfAlias(
  host: TypeHost,
  alias: Parameters<TypeHost['declarationsOf']>[0],
): Type | undefined {
  const [declaration] = host.declarationsOf(alias);
  if (declaration === undefined || !is.isTypeAliasDeclaration(declaration)) return undefined;
  const { type } = declaration;
  if (!is.isTypeReferenceNode(type) || type.typeName.getText() !== 'Pick') return undefined;
  const keys = type.typeArguments?.[1];
  return keys && host.checker.getTypeFromTypeNode(keys);
}
