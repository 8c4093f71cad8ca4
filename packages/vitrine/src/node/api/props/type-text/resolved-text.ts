/** What a type that only names another one comes to. */
import { definedType } from '../../checker/defined-type.ts';
import { printDefinedType } from '../../checker/print-type.ts';
import { definedMembers, typeNodeOf } from '../../checker/syntax.ts';
import { is, type Node, type Type, type TypeHost } from '../../checker/type-host.ts';
import { isTakenOver } from './computed.ts';
import { isVast, outlineVast } from '../gaps/vast-types.ts';
import type { TypedProp } from './typed-prop.ts';

/** Longest type that is worth showing beside the authored one, in characters. */
const MAX_RESOLVED = 60;

/**
 * Resolves a type that only names a member of another, `boolean` for `BaseProps['open']`, or a function: `typeof format`.
 * `null` for any other, and for one too long to help.
 */
export function resolvedText(
  host: TypeHost,
  { symbol, declaration }: Pick<TypedProp, 'symbol' | 'declaration'>,
): string | null {
  const node = declaration === undefined ? undefined : typeNodeOf(declaration);
  const members = node === undefined ? [] : definedMembers(node);
  const [member] = members;
  if (members.length !== 1 || !(isMemberOfType(member!) || is.isTypeQueryNode(member!)))
    return null;
  const own = host.checker.getTypeOfSymbol(symbol);
  const isWritten = own !== undefined && isTakenOver(host, own);
  const type = isWritten ? host.checker.getTypeFromTypeNode(member!) : own;
  if (type === undefined) return null;
  if (is.isTypeQueryNode(member!) && !isPlainFunction(host, type, member.exprName)) return null;
  const isUnnamed = type.getAliasSymbol() === undefined && isVast(host, type);
  const text = isUnnamed ? outlineVast(host, type) : printDefinedType(host, type);
  return text.length > MAX_RESOLVED || SAYS_NOTHING.test(text) ? null : text;
}

const isMemberOfType = (node: Node) =>
  is.isIndexedAccessTypeNode(node) && is.isTypeReferenceNode(node.objectType);

/** A component has a page that says what it takes. */
function isPlainFunction(host: TypeHost, type: Type, name: Node): boolean {
  const isComponent = /(^|\.)[A-Z][^.]*$/.test(name.getText());
  return !isComponent && host.callSignatures(definedType(host, type)).length === 1;
}

const SAYS_NOTHING = /^(?:\{\}|unknown)$/;
