/** What written names of types stand for, read without the checker, which says `any` of them. */
import { is, type TypeHost, type TypeNode } from '../../checker/type-host.ts';
import { asType } from '../../props/type-text/hidden-parameters.ts';
import { bind, type Bound, type Given, type NamedNode } from './bound-node.ts';
import { declaredProps } from './declared-props.ts';

/** What a name of a type stands for; of `Omit` its source, and what it takes off. */
export function behind(
  host: TypeHost,
  { name, symbol, args }: NamedNode,
): { of: Bound; left: string[] | null } | null {
  const [first, second] = args;
  if (first !== undefined && name === 'Omit')
    return { of: first, left: second === undefined ? [] : namesIn(second) };
  if (first !== undefined && PROPS_OF.test(name)) {
    const of = declaredProps(host, first);
    return of && { of, left: null };
  }
  const alias = symbol && host.declarationsOf(symbol).find(is.isTypeAliasDeclaration);
  if (alias === undefined) return null;
  const own = bind(alias, args);
  const node = followed(alias.type, own);
  return node && { of: { node, given: own }, left: null };
}

/** What an alias is made of, as far as that has a name or is an intersection. */
export function followed(node: TypeNode, given: Given): TypeNode | null {
  // `P extends unknown ? Omit<P, 'ref'> : P`: all that it may become is of the same props.
  if (is.isConditionalTypeNode(node)) {
    const text = node.trueType.getText();
    const isOfGiven = [...given.keys()].some((name) => asType(name).test(text));
    return isOfGiven ? followed(node.trueType, given) : null;
  }
  const isFollowed =
    is.isIntersectionTypeNode(node) ||
    is.isTypeReferenceNode(node) ||
    is.isImportTypeNode(node) ||
    is.isParenthesizedTypeNode(node);
  return isFollowed ? node : null;
}

/** React's names for the props of a component. */
const PROPS_OF = /^ComponentProps(With(out)?Ref)?$/;

/** `'a' | 'b'`, also by a type parameter that stands for it. */
function namesIn({ node, given }: Bound): string[] {
  const stood = given.get(node.getText());
  if (stood !== undefined) return namesIn(stood);
  return [...node.getText().matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, a, b]) => a ?? b ?? '');
}
