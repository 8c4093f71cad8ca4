/** Properties that a type has from another under new names: `{ [K in keyof Own as `$${K}`]: Own[K] }`. */
import { capitalize } from '../../../base/text.ts';
import { textOf } from '../../checker/syntax.ts';
import {
  is,
  ObjectFlags,
  type Node,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';

/** The same properties with the declarations of those that they are, which the checker does not tell of them. */
export function withOrigins(
  host: TypeHost,
  type: Type,
  properties: readonly TypeSymbol[],
  isNative: (file: string) => boolean,
): readonly TypeSymbol[] {
  if (properties.every((one) => one.declarations.length > 0)) return properties;
  const renaming = renamingOf(host, type);
  if (renaming === null) return properties;
  const origins = new Map(
    host.checker
      .getPropertiesOfType(renaming.source)
      // Of an element's attribute under another name, no element knows.
      .filter((one) => !host.filesOf(one).every(isNative))
      .map((one) => [renaming.rename(one.name), one]),
  );
  return properties.map((one) => {
    const origin = origins.get(one.name);
    if (one.declarations.length > 0 || origin === undefined) return one;
    const { declarations } = origin;
    return Object.create(one, { declarations: { value: declarations } }) as TypeSymbol;
  });
}

/** What a mapped type is known as by the checker, the same wherever it is used; `undefined` for any other. */
export const mappedSymbolOf = (type: Type) =>
  type.isObjectType() && (type.objectFlags & ObjectFlags.Mapped) !== 0
    ? type.getSymbol()
    : undefined;

/** How a mapped type is written; `undefined` for any other. */
export function mappedTypeOf(host: TypeHost, type: Type) {
  const symbol = mappedSymbolOf(type);
  return symbol && host.declarationsOf(symbol).find(is.isMappedTypeNode);
}

interface Renaming {
  source: Type;
  rename: (name: string) => string | null;
}

/** How a type renames what it has of which other; `null` where it does not, or changes it. */
function renamingOf(host: TypeHost, type: Type): Renaming | null {
  const { nameType, type: taken, typeParameter } = mappedTypeOf(host, type) ?? {};
  if (!nameType || !taken || !typeParameter || !is.isIndexedAccessTypeNode(taken)) return null;
  const key = typeParameter.name.getText();
  const { objectType, indexType } = taken;
  const source = typeBehind(host, type, objectType);
  if (source === null) return null;
  // What it takes is called what it calls it.
  if (textOf(indexType) === textOf(nameType)) return { source, rename: (name) => name };
  if (indexType.getText() !== key) return null;
  const lookUp = (node: Node, name: string) => literalAt(host, typeBehind(host, type, node), name);
  const given = (node: Node) => literalOf(typeBehind(host, type, node));
  return { source, rename: (name) => nameBy(nameType, { key, lookUp, given }, name) };
}

/** The text that a type has under a name. */
function literalAt(host: TypeHost, type: Type | null, name: string): string | null {
  const property = type && host.checker.getPropertyOfType(type, name);
  return property ? literalOf(host.checker.getTypeOfSymbol(property)) : null;
}

const literalOf = (type: Type | null | undefined) =>
  type?.isStringLiteralType() === true ? type.value : null;

interface Names {
  /** What the type calls each key. */
  key: string;
  lookUp: (node: Node, name: string) => string | null;
  /** The text that a parameter of the type stands for. */
  given: (parameter: Node) => string | null;
}

/** The type that a name stands for, where it is a parameter that which is given for it. */
function typeBehind(host: TypeHost, type: Type, node: Node): Type | null {
  const alias = type.getAliasSymbol();
  const declared = alias && host.declarationsOf(alias).find(is.isTypeAliasDeclaration);
  const at = (declared?.typeParameters ?? []).findIndex(
    ({ name }) => name.getText() === node.getText(),
  );
  return (
    (at === -1 ? host.checker.getTypeAtLocation(node) : type.getAliasTypeArguments()[at]) ?? null
  );
}

const CHANGES: Record<string, (text: string) => string> = {
  Capitalize: capitalize,
  Uncapitalize: (text) => text.charAt(0).toLowerCase() + text.slice(1),
  Uppercase: (text) => text.toUpperCase(),
  Lowercase: (text) => text.toLowerCase(),
};

/** The name that a type makes of a key; `null` where that takes more than to read it. */
function nameBy(node: Node, names: Names, name: string): string | null {
  if (node.getText() === names.key) return name;
  if (is.isParenthesizedTypeNode(node)) return nameBy(node.type, names, name);
  if (is.isIndexedAccessTypeNode(node))
    return node.indexType.getText() === names.key ? names.lookUp(node.objectType, name) : null;
  if (is.isIntersectionTypeNode(node)) {
    const [other, ...more] = node.types.filter((one) => one.getText() !== 'string');
    return other === undefined || more.length > 0 ? null : nameBy(other, names, name);
  }
  if (is.isTemplateLiteralTypeNode(node)) {
    const parts = node.templateSpans.map(({ type, literal }) => {
      const part = nameBy(type, names, name);
      return part === null ? null : part + literal.text;
    });
    return parts.includes(null) ? null : node.head.text + parts.join('');
  }
  if (!is.isTypeReferenceNode(node)) return null;
  const [argument] = node.typeArguments ?? [];
  if (argument === undefined) return names.given(node);
  const change = CHANGES[node.typeName.getText()];
  const inner = nameBy(argument, names, name);
  return inner === null || change === undefined ? null : change(inner);
}
