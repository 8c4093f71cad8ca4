/** What a class is to those who hold one of it. */
import { isBlank } from '../../checker/comments/jsdoc.ts';
import { docOf, textOf } from '../../checker/syntax.ts';
import { is, SyntaxKind } from '../../checker/type-host.ts';
import type {
  ArrowFunction,
  ClassDeclaration,
  FunctionExpression,
  Node,
  PropertyDeclaration,
} from '../../checker/type-host.ts';
import { block } from './block.ts';

/** What a class offers, itself and to those who hold one. What React calls is not for them. */
export function classOf(node: ClassDeclaration): string | null {
  const shown = node.members.filter(
    (one) => isOffered(one) && !HIDDEN.test(textOf(one)) && !isOfReact(one),
  );
  const declared = new Set(shown.filter((one) => bodyOf(one) === undefined).map(nameOf));
  // Of what is declared several times, the code is not one of the ways to call it.
  const members = shown.filter((one) => bodyOf(one) === undefined || !declared.has(nameOf(one)));
  if (members.length === 0) return null;
  const base = (node.heritageClauses ?? [])
    .map(textOf)
    .find((clause) => clause.startsWith('extends ') && !OF_REACT.test(clause));
  const head = [node.name?.getText() ?? '', base?.replace(/<[^]*/, '')].filter(Boolean);
  return `class ${head.join(' ')} ${block(members, signatureOf)}`;
}

type FunctionLike = ArrowFunction | FunctionExpression;

/**
 * Declared as one, or a property that holds one: `reset = () => …`; or what those who hold one ask it for: `get value()`.
 * What handles an event of the class's own is not for others.
 */
function isOffered(node: Node): boolean {
  if (is.isMethodDeclaration(node)) return true;
  if (is.isGetAccessorDeclaration(node)) return !isStatic(node);
  if (!is.isPropertyDeclaration(node)) return false;
  const { type, initializer } = node;
  const isFunction = type === undefined ? functionIn(initializer) : is.isFunctionTypeNode(type);
  return Boolean(isFunction) && (!OF_EVENTS.test(nameOf(node)) || !isBlank(docOf(node)));
}

const isStatic = ({ modifiers }: Node & { modifiers?: readonly Node[] | undefined }) =>
  (modifiers ?? []).some(({ kind }) => kind === SyntaxKind.StaticKeyword);

const functionIn = (node: Node | undefined): FunctionLike | null =>
  node !== undefined && (is.isArrowFunction(node) || is.isFunctionExpression(node)) ? node : null;

const OF_EVENTS = /^(_|(handle|on|render)[A-Z])/;

/** What a method takes and gives. Source also has what it does, which is nobody's to rely on. */
function signatureOf(member: Node): string {
  if (is.isPropertyDeclaration(member) && member.initializer !== undefined)
    return `${nameOf(member)}${held(member)};`;
  const text = textOf(member);
  const body = bodyOf(member);
  return body === undefined ? text : `${text.slice(0, -textOf(body).length).trimEnd()};`;
}

/** What a property holds, by its type or by the function itself. */
function held({ type, initializer }: PropertyDeclaration): string {
  if (type !== undefined) return `: ${textOf(type)}`;
  const { parameters = [], type: result } = functionIn(initializer) ?? {};
  return `(${parameters.map(textOf).join(', ')})${result === undefined ? '' : `: ${textOf(result)}`}`;
}

const bodyOf = (member: Node & { body?: Node | undefined }) => member.body;
const nameOf = (member: Node & { name?: Node | undefined }) => member.name?.getText() ?? '';

const HIDDEN = /^(?:[a-z]+ )*(?:(?:private|protected)\b|[*]? ?#)/;
const OF_REACT = /^extends (?:React\.)?(?:Pure)?Component\b/;
const REACT_METHODS =
  /^(?:render|getDerivedStateFrom\w+|setState|forceUpdate|shouldComponentUpdate|getChildContext|getSnapshotBeforeUpdate|(?:UNSAFE_)?component(?:Did|Will)\w+)$/;
const isOfReact = (member: Node) => REACT_METHODS.test(nameOf(member));
