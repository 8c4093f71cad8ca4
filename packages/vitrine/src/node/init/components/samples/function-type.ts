/** Types of functions, as far as their syntax tells. */
import { declaredAs, stripGroups, type FindDeclaration, type TypeNode } from './type-syntax.ts';

export const NOTHING = /^TS(?:Void|Any|Unknown|Undefined|Null)Keyword$/;
const MAX_DEPTH = 8;

/** The function types that a type stands for, whichever is given; `null` where it may be something else. */
export function functionsOf(whole: TypeNode, find: FindDeclaration, depth = 0): TypeNode[] | null {
  const node = stripGroups(whole);
  if (depth > MAX_DEPTH) return null;
  const deeper = (one: TypeNode) => functionsOf(one, find, depth + 1);
  if (node.type === 'TSFunctionType') return [node];
  if (node.type === 'TSTypeAliasDeclaration') return deeper(node.typeAnnotation!);
  if (node.type === 'TSUnionType') {
    const each = node.types!.filter(({ type }) => !NOTHING.test(type)).map(deeper);
    return each.includes(null) ? null : each.flatMap((found) => found!);
  }
  const declared = node.type === 'TSTypeReference' ? declaredAs(node, find) : null;
  return declared === null ? null : deeper(declared);
}
