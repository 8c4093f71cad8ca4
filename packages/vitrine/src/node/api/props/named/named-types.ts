/** Types that declarations name, with their definitions. */
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { escapePattern } from '../../../base/text.ts';
import { describe } from '../../checker/comments/doc-tags.ts';
import { docOf, textOf } from '../../checker/syntax.ts';
import { is, SymbolFlags } from '../../checker/type-host.ts';
import type { Node, TypeHost, TypeNode, TypeSymbol } from '../../checker/type-host.ts';
import { block, shorten } from './block.ts';
import { classOf } from './class-text.ts';
import { elementsOfList } from './list-elements.ts';
import { symbolOf } from './names.ts';

/** Most types of one export, for which what a type parameter may be comes first; unions are given whole. */
const MAX_TYPES = 24;
const MAX_UNION = 8000;

interface Context {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
  /** Tells whether a name has a place of its own, such as the props of a component. */
  isKnown: (name: string) => boolean;
}

/**
 * The library's own types that some declarations name, in the order of their mention.
 * @param parts names that are listed besides, after these
 */
export function readNamedTypes(
  context: Context,
  nodes: readonly Node[],
  parts: readonly Node[] = [],
): TypeDoc[] {
  const found = new Map<string, TypeDoc>();
  const add = (node: Node): void => {
    const name = node.getText();
    const isWanted = isOwnName(node) && !found.has(name) && !context.isKnown(name);
    const type = isWanted ? readType(context, node) : null;
    // Of a class, what is to be passed is what its constructor makes.
    const isClass = type?.definition.startsWith('class ') === true;
    if (type !== null && !isClass) found.set(name, { ...type, name });
  };
  const visit = (node: Node): void => {
    if (is.isTypeReferenceNode(node) && found.size < MAX_TYPES) add(node.typeName);
    node.forEachChild(visit);
  };
  nodes.forEach(visit);
  parts.forEach(add);
  return [...found.values()];
}

/** `Size`, `DialProps.Item`; no part of a module that is imported as a whole, such as `CSS.Properties`. */
function isOwnName(node: Node): boolean {
  const name = node.getText();
  const [space = '', ...others] = name.split('.');
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(name)) return false;
  return (
    others.length === 0 ||
    !new RegExp(`\\* as ${escapePattern(space)}\\b`).test(node.getSourceFile().text)
  );
}

/** By symbol: components name the same types again and again. */
const remembered = new WeakMap<TypeSymbol, TypeDoc | null>();

function readType({ host, isNative }: Context, name: Node): TypeDoc | null {
  const symbol = symbolOf(host, name);
  const type = symbol === undefined ? null : readTypeOf({ host, isNative }, symbol);
  const behind = type && is.isQualifiedName(name) ? nameBehind(host, symbol!) : undefined;
  const told = behind && readTypeOf({ host, isNative }, behind);
  return told ? { ...told, description: type!.description || told.description } : type;
}

/** What a namespace only gives another name: `namespace Dial { type Details = DialDetails }`. */
function nameBehind(host: TypeHost, symbol: TypeSymbol): TypeSymbol | undefined {
  const alias = host.declarationsOf(symbol).find(is.isTypeAliasDeclaration);
  const type = alias?.type;
  if (type === undefined || !is.isTypeReferenceNode(type) || type.typeArguments) return undefined;
  return symbolOf(host, type.typeName);
}

/** A type of the library's own with its definition; `null` for any other, and for one that says nothing. */
export function readTypeOf(
  { host, isNative }: Pick<Context, 'host' | 'isNative'>,
  symbol: TypeSymbol,
): TypeDoc | null {
  if ((symbol.flags & SymbolFlags.TypeParameter) !== 0) return null;
  const known = remembered.get(symbol);
  if (known !== undefined) return known;
  const isOwn = !host.filesOf(symbol).some(isNative);
  const [declaration] = isOwn ? host.declarationsOf(symbol) : [];
  const definition = declaration === undefined ? null : definitionOf(host, declaration);
  const type =
    definition === null
      ? null
      : {
          name: nameOf(symbol, declaration!),
          definition,
          description: describe(docOf(declaration!)),
        };
  remembered.set(symbol, type);
  return type;
}

/** What its module calls it, where that has it as its default: `export default class Dial`. */
function nameOf(symbol: TypeSymbol, declaration: Node): string {
  const { name } = declaration as { name?: Node };
  return symbol.name === 'default' && name !== undefined ? name.getText() : symbol.name;
}

/** A type of the library's own, and after it those that it extends or is made of: what it has is declared there. */
export function readTypeWithBases(
  context: Pick<Context, 'host' | 'isNative'>,
  symbol: TypeSymbol,
  known = new Set<TypeSymbol>(),
): TypeDoc[] {
  const { host } = context;
  known.add(symbol);
  const type = readTypeOf(context, symbol);
  if (type === null) return [];
  const bases = host
    .declarationsOf(symbol)
    .flatMap(basesOf)
    .flatMap((name) => symbolOf(host, name) ?? []);
  return [
    type,
    ...bases.flatMap((base) =>
      known.has(base) || known.size > MAX_TYPES ? [] : readTypeWithBases(context, base, known),
    ),
  ];
}

/** The names of what an interface or a class extends, and of the parts of an intersection. */
function basesOf(node: Node): Node[] {
  if (is.isTypeAliasDeclaration(node) && is.isIntersectionTypeNode(node.type))
    return node.type.types.flatMap((one) => (is.isTypeReferenceNode(one) ? [one.typeName] : []));
  if (!is.isInterfaceDeclaration(node) && !is.isClassDeclaration(node)) return [];
  return (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression),
  );
}

/** `null` for what says nothing: an interface without members is there to be added to. */
function definitionOf(host: TypeHost, node: Node): string | null {
  if (is.isTypeAliasDeclaration(node)) return `type ${headOf(node)} = ${aliased(host, node.type)}`;
  if (is.isEnumDeclaration(node)) return shorten(textOf(node).replace(/.*?\benum\b/, 'enum'));
  if (is.isClassDeclaration(node)) return classOf(node);
  if (!is.isInterfaceDeclaration(node) || node.members.length === 0) return null;
  const bases = (node.heritageClauses ?? []).map((clause) => ` ${textOf(clause)}`).join('');
  return `interface ${headOf(node)}${bases} ${block(node.members)}`;
}

function headOf(node: { name: Node; typeParameters?: readonly Node[] | undefined }): string {
  const parameters = (node.typeParameters ?? []).map(textOf);
  return node.name.getText() + (parameters.length === 0 ? '' : `<${parameters.join(', ')}>`);
}

function aliased(host: TypeHost, node: TypeNode): string {
  const elements = is.isIndexedAccessTypeNode(node) ? elementsOfList(host, node.objectType) : null;
  if (elements !== null) return union(elements);
  if (is.isTypeLiteralNode(node)) return block(node.members);
  const text = textOf(node);
  return is.isUnionTypeNode(node) ? union(node.types) : shorten(text);
}

function union(types: readonly Node[]): string {
  const text = types.map(textOf).join(' | ');
  if (text.length < 60) return text;
  return shorten(types.map((one) => `\n  | ${textOf(one)}`).join(''), MAX_UNION);
}
