/** Kind of form field that can set a prop whose type lists no values. */
import type { PropDoc } from '../../model/component-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { isComputed } from './type-text/computed.ts';
import { is, SyntaxKind, TypeFlags } from '../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeNode, TypeSymbol } from '../checker/type-host.ts';
import { definedMembers, textOf, typeNodeOf } from '../checker/syntax.ts';

type Input = PropDoc['input'];

/**
 * Goes by the type as written: what the name of another type allows is more than a reader could type.
 * A type that only names a member of another, or is computed from a value, is looked up.
 */
export function inputOf(host: TypeHost, symbol: TypeSymbol, declaration: Node | undefined): Input {
  const node = declaration === undefined ? undefined : typeNodeOf(declaration);
  const members = node === undefined ? [] : definedMembers(node);
  const isElsewhere = members.length === 1 && is.isIndexedAccessTypeNode(members[0]!);
  if (node !== undefined && !isElsewhere && !isComputed(host, symbol, declaration!)) {
    return inputOfNode(members.filter(isNotNull));
  }
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined) return null;
  const defined = definedType(host, type);
  const alias = (type.getAliasSymbol() ?? defined.getAliasSymbol())?.name;
  if (alias !== undefined) return alias === 'ReactNode' ? 'text' : null;
  return chooseInput(host.membersOf(defined).map(inputOfType));
}

/** Text where some text is allowed; any other field only where it can set all there is. */
function chooseInput(inputs: Input[]): Input {
  const [first = null] = inputs;
  return inputs.includes('text') ? 'text' : inputs.every((each) => each === first) ? first : null;
}

function isNotNull(node: TypeNode): boolean {
  return !is.isLiteralTypeNode(node) || node.literal.kind !== SyntaxKind.NullKeyword;
}

/** For a union of these types as they are written. */
export function inputOfNode(members: readonly TypeNode[]): Input {
  return chooseInput(members.map(inputOfMember));
}

function inputOfMember(node: TypeNode): Input {
  if (node.kind === SyntaxKind.StringKeyword) return 'text';
  if (node.kind === SyntaxKind.NumberKeyword) return 'number';
  if (node.kind === SyntaxKind.BooleanKeyword) return 'boolean';
  return /^(?:React\.ReactNode|ReactNode|(?:\w+\.)?ReactNodeLike)$/.test(textOf(node))
    ? 'text'
    : null;
}

function inputOfType({ flags }: Type): Input {
  if (flags & TypeFlags.String) return 'text';
  if (flags & TypeFlags.Number) return 'number';
  return flags & TypeFlags.BooleanLike ? 'boolean' : null;
}
