/** Types as their authors wrote them. */
import { printDefinedType, printGivenType } from '../../checker/print-type.ts';
import { definedMembers, textOf, typeNodeOf } from '../../checker/syntax.ts';
import { is, type Node, type TypeHost, type TypeNode } from '../../checker/type-host.ts';
import { addsNull, isComputed } from './computed.ts';
import { withoutHidden } from './hidden-parameters.ts';
import { listMembers } from './list-members.ts';
import { printSymbol } from './print-symbol.ts';
import { unwrap } from './split-union.ts';
import type { TypedProp } from './typed-prop.ts';

/** Longest type literal that is shown with all that it says, in characters. */
const MAX_LITERAL = 160;

/** The declared type on one line. */
export function typeText(
  host: TypeHost,
  { symbol, declaration, optional, generics, values = [], isOfFunction = false }: TypedProp,
): string {
  const node = declaration === undefined ? undefined : typeNodeOf(declaration);
  const isMethod = declaration !== undefined && is.isMethodSignatureDeclaration(declaration);
  if (isMethod && isOfFunction) return methodText(declaration);
  if (isMethod)
    return withoutHidden(host, { symbol, declaration, generics }, methodText(declaration));
  // Who has to give a value may have none but `null`.
  const isOther = (declared: Node) =>
    isComputed(host, symbol, declared) || (!optional && addsNull(host, symbol, declared));
  if (declaration === undefined || node === undefined || isOther(declaration))
    return printSymbol(host, symbol, values, optional ? printDefinedType : printGivenType);
  const members = optional ? definedMembers(node) : [node];
  if (members.length === 1 && is.isMappedTypeNode(members[0]!)) return listMembers(host, symbol);
  const text = members.map(memberText).join(' | ');
  if (text.length > MAX_LITERAL && members.every(is.isTypeLiteralNode))
    return listMembers(host, symbol);
  const plain = members.length === 1 ? unwrap(text) : text;
  return withoutHidden(host, { symbol, declaration, generics, values }, plain);
}

function methodText(node: MethodLike): string {
  const own = (node.typeParameters ?? []).map(textOf);
  const head = own.length === 0 ? '' : `<${own.join(', ')}>`;
  const result = node.type === undefined ? 'any' : textOf(node.type);
  return `${head}(${node.parameters.map(textOf).join(', ')}) => ${result}`;
}

interface MethodLike {
  typeParameters?: readonly Node[] | undefined;
  parameters: readonly Node[];
  type?: TypeNode | undefined;
}

/** A method taken out of a literal (`{ hack(a): void }['hack']`) only loosens checking: shows the function. */
function memberText(node: TypeNode): string {
  if (is.isIndexedAccessTypeNode(node) && is.isTypeLiteralNode(node.objectType)) {
    const method = node.objectType.members[0];
    if (method !== undefined && is.isMethodSignatureDeclaration(method)) return methodText(method);
  }
  return textOf(node);
}
