/** Members of the objects that functions take and give. */
import type { MemberDoc } from '../../model/signature-doc.ts';
import { describeMember, isHidden, tagText } from '../checker/comments/doc-tags.ts';
import { hasWrittenName } from '../checker/computed-names.ts';
import { definedType } from '../checker/defined-type.ts';
import { printGivenType, printType } from '../checker/print-type.ts';
import { containerOf, docOf, isKept, textOf, typeNodeOf } from '../checker/syntax.ts';
import { is, SymbolFlags, TypeFlags } from '../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeNode, TypeSymbol } from '../checker/type-host.ts';
import { hasFarMore } from './far-more.ts';
import { namedChoices } from '../props/rows/named-choices.ts';
import { symbolOf } from '../props/named/names.ts';
import { typesOfProps } from '../props/types-of-props.ts';
import { asType } from '../props/type-text/hidden-parameters.ts';
import { printSymbol } from '../props/type-text/print-symbol.ts';
import { typeText } from '../props/type-text/type-text.ts';

/** What members are read with. */
export interface MemberContext {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
  /** What the type is called that has the function which is read. */
  within?: TypeSymbol | undefined;
  /** Type parameters of the function that is read, which its users see. */
  generics?: readonly string[];
}

/** Most members that are listed, the options of a data table with all its features among them: more are a type to look up. */
const MAX_MEMBERS = 120;

/**
 * Members of an object type of a library, or of a tuple and of the objects in it, in authored order. None of
 * functions, of lists, and of what the language or React declares.
 */
export function membersOf(
  context: MemberContext,
  type: Type | undefined,
  node?: TypeNode,
): MemberDoc[] {
  if (type === undefined || waits(context.host, type)) return [];
  // `plugin.extend()` gives a plugin: what that has is what the function is one of.
  if (context.within !== undefined && nameOfType(type) === context.within) return [];
  const defined = definedType(context.host, type);
  if (context.host.checker.isTupleType(defined))
    return elementsOf(context, defined as TupleType, node);
  return isPlainObject(context, defined) ? listedOf(context, defined) : [];
}

/** The name that a type has, whatever it is given: `Plugin` of `Plugin<Options>`. */
export const nameOfType = (type: Type): TypeSymbol | undefined =>
  type.getAliasSymbol() ?? type.getSymbol();

// Stryker disable all: what waits has no members in what follows either, which would ask the checker for nothing
/** Has a part that only a use of the function decides: what it has then is not known. */
function waits(host: TypeHost, type: Type): boolean {
  if (type.isIntersectionType()) return host.membersOf(type).some((member) => waits(host, member));
  return (type.flags & TypeFlags.Object) === 0 && (type.flags & TypeFlags.Union) === 0;
}
// Stryker restore all

function isPlainObject({ host, isNative }: MemberContext, type: Type): boolean {
  if (type.isIntersectionType())
    return host.membersOf(type).every((member) => isPlainObject({ host, isNative }, member));
  if (type.isUnionType()) return isOneShape({ host, isNative }, type);
  if ((type.flags & TypeFlags.Object) === 0 || host.checker.isArrayType(type)) return false;
  if (isCalled(host, type)) return false;
  const symbol = type.getSymbol();
  const isNamed = symbol !== undefined && !symbol.name.startsWith('__');
  return !isNamed || !host.filesOf(symbol).some(isNative);
}

const isCalled = (host: TypeHost, type: Type) =>
  host
    .together([true, false], (isCall) =>
      isCall ? host.callSignatures(type) : host.constructSignatures(type),
    )
    .some((signatures) => signatures.length > 0);

/** `{ class?: string; className?: never } | { class?: never; className?: string }`: each has the same members. */
function isOneShape(context: MemberContext, type: Type): boolean {
  const all = context.host.membersOf(type);
  if (!all.every((member) => isPlainObject(context, member))) return false;
  const names = all.map((member) =>
    context.host.checker
      .getPropertiesOfType(member)
      .map(({ name }) => name)
      .sort()
      .join(' '),
  );
  return new Set(names).size === 1;
}

function listedOf(context: MemberContext, type: Type): MemberDoc[] {
  const { host, isNative } = context;
  if (hasFarMore({ host, isNative }, type, MAX_MEMBERS)) return [];
  return propertiesOf(context, host.checker.getPropertiesOfType(type));
}

/** Those of some members that have written names, in authored order; none where they are too many, or React's own. */
export function propertiesOf(context: MemberContext, among: readonly TypeSymbol[]): MemberDoc[] {
  const { host, isNative } = context;
  const members = among.filter(
    (member) => hasWrittenName(member) && !host.filesOf(member).some(isNative),
  );
  if (members.length > MAX_MEMBERS) return [];
  typesOfProps(host, members);
  const placed = members.flatMap((symbol) => {
    const member = readMember(context, symbol);
    const [node] = host.declarationsOf(symbol);
    return member === null ? [] : [{ member, file: node?.getSourceFile(), at: node?.pos ?? 0 }];
  });
  // The checker's order of members is its own.
  placed.sort((a, b) => (a.file === b.file ? a.at - b.at : 0));
  return placed.map(({ member }) => member);
}

/** `null` for a member that authors keep to themselves. */
function readMember(context: MemberContext, symbol: TypeSymbol): MemberDoc | null {
  const { host } = context;
  const declared = host.declarationsOf(symbol);
  // What one variant has, the others may write as `className?: never`.
  const declaration =
    declared.find((one) => !/^(never|undefined)$/.test(writtenType(one))) ?? declared[0];
  const doc = declaration === undefined ? null : docOf(declaration);
  if (doc !== null && isHidden(doc)) return null;
  if (declaration !== undefined && isKept(declaration)) return null;
  const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
  const typed = { symbol, declaration, optional: isOptional };
  const generics = genericsFor(context, symbol, declaration);
  const text = typeText(host, { ...typed, generics, isOfFunction: true });
  return {
    name: symbol.name,
    type: namedChoices(context, { symbol, declaration, text }) ?? text,
    required: !isOptional,
    default: doc === null ? null : tagText(doc, 'default', 'defaultValue'),
    description: doc === null ? '' : describeMember(doc),
    deprecated: doc === null ? null : tagText(doc, 'deprecated'),
  };
}

/**
 * The parameters of the function that a member may name. What declares it may call its own alike and be given something
 * else: `use<T>(options: Options<string>)`.
 */
function genericsFor(
  { host, generics = [] }: MemberContext,
  symbol: TypeSymbol,
  declaration: Node | undefined,
): string[] {
  const container = declaration && containerOf(declaration)?.node;
  const own = (container as { typeParameters?: readonly Node[] } | undefined)?.typeParameters ?? [];
  const names = own.filter(is.isTypeParameterDeclaration).map((one) => one.name.getText());
  if (!generics.some((one) => names.includes(one))) return [...generics];
  const given = printSymbol(host, symbol, [], printGivenType);
  return generics.filter((one) => !names.includes(one) || asType(one).test(given));
}

const writtenType = (node: Node) => typeNodeOf(node)?.getText() ?? '';

/** Every tuple is one, with its elements as arguments. */
type TupleType = Parameters<TypeHost['checker']['getTypeArguments']>[0];

/** Elements by position, each followed by the members of the object that it is. */
function elementsOf(
  context: MemberContext,
  type: TupleType,
  node: TypeNode | undefined,
): MemberDoc[] {
  const { host } = context;
  const nodes = tupleNodes(host, node);
  return host.checker.getTypeArguments(type).flatMap((element, i): MemberDoc[] => {
    const authored = nodes[i];
    const isNamed = authored !== undefined && is.isNamedTupleMember(authored);
    const typeNode = isNamed ? authored.type : authored;
    const name = isNamed ? `[${i}] ${authored.name.getText()}` : `[${i}]`;
    const written = typeNode === undefined ? printType(host, element) : textOf(typeNode);
    const own = { name, type: written, required: true };
    const inner = membersOf(context, element).map((member) => ({
      ...member,
      name: `[${i}].${member.name}`,
    }));
    return [{ ...own, default: null, description: '', deprecated: null }, ...inner];
  });
}

/** The elements as written, behind the names of aliases. */
function tupleNodes(host: TypeHost, node: TypeNode | undefined): readonly TypeNode[] {
  if (node === undefined) return [];
  if (is.isTupleTypeNode(node)) return node.elements;
  if (is.isTypeOperatorNode(node)) return tupleNodes(host, node.type);
  if (!is.isTypeReferenceNode(node)) return [];
  const symbol = symbolOf(host, node.typeName);
  const alias = symbol && host.declarationsOf(symbol).find(is.isTypeAliasDeclaration);
  // Its elements would name parameters that a reader does not see.
  const isPlain = alias !== undefined && (alias.typeParameters ?? []).length === 0;
  return isPlain ? tupleNodes(host, alias.type) : [];
}
