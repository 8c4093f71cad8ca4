/** Where the props of a component are written, found by its declaration alone: for the checker they are `any`. */
import {
  is,
  SyntaxKind,
  type Node,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { bind, namedNode, NOTHING, type Bound } from './bound-node.ts';

/**
 * The type of what a component takes: of its parameter, of the one that a type it is declared with calls with,
 * `FC<Props>` or `{ (props: Props): Element; displayName: string }`, or of what its class is given.
 * @param component a declaration, or the type that it is declared with
 */
export function declaredProps(host: TypeHost, component: Bound<Node>, depth = 0): Bound | null {
  if (depth > MAX_DEPTH) return null;
  const { node, given } = component;
  const within = (one: Node | undefined, at = given) =>
    one === undefined ? null : declaredProps(host, { node: one, given: at }, depth + 1);
  const firstOf = (nodes: readonly Node[]) => firstFound(nodes, (one) => within(one));
  if (is.isUnionTypeNode(node) || is.isIntersectionTypeNode(node)) return firstOf(node.types);
  if (is.isParenthesizedTypeNode(node)) return within(node.type);
  if (is.isClassDeclaration(node)) return propsOfClass(host, component, depth);
  if (is.isInterfaceDeclaration(node))
    return firstOf([
      ...node.members.filter(takesProps),
      ...(node.heritageClauses ?? []).flatMap(({ types }) => types),
    ]);
  if (is.isTypeLiteralNode(node)) return firstOf(node.members.filter(takesProps));
  if (is.isTypeAliasDeclaration(node)) return within(node.type);
  if (is.isTypeQueryNode(node)) return firstOf(declarationsAt(host, node.exprName));
  if (is.isCallExpression(node)) return firstOf(node.arguments);
  if (is.isVariableDeclaration(node)) return within(node.type ?? node.initializer);
  if (is.isPropertySignatureDeclaration(node)) return within(node.type);
  const named = namedNode(host, component);
  if (named !== null) {
    const stood = given.get(named.name);
    if (stood !== undefined) return within(stood.node, stood.given);
    return firstFound(declarationsOf(host, named.symbol), (one) =>
      within(one, bind(one, named.args)),
    );
  }
  return takesProps(node) ? parameterOf(component) : null;
}

/** Names that lead to each other have no last. */
const MAX_DEPTH = 12;

const takesProps = (node: Node) =>
  is.isFunctionDeclaration(node) ||
  is.isArrowFunction(node) ||
  is.isFunctionExpression(node) ||
  is.isFunctionTypeNode(node) ||
  is.isConstructorTypeNode(node) ||
  is.isCallSignatureDeclaration(node) ||
  is.isConstructSignatureDeclaration(node);

function parameterOf({ node, given }: Bound<Node>): Bound | null {
  const { parameters = [] } = node as { parameters?: readonly Node[] };
  const [first] = parameters.filter(is.isParameterDeclaration);
  return first?.type === undefined ? null : { node: first.type, given };
}

/** `class Dial extends Base<Props>`: of a class without a base, as React's, it is the first type parameter. */
function propsOfClass(host: TypeHost, { node, given }: Bound<Node>, depth: number): Bound | null {
  if (!is.isClassDeclaration(node)) return null;
  const base = node.heritageClauses?.find(({ token }) => token === SyntaxKind.ExtendsKeyword);
  const named = base?.types[0] && namedNode(host, { node: base.types[0], given });
  if (!named) return given.get(node.typeParameters?.[0]?.name.getText() ?? '') ?? null;
  const declarations = declarationsOf(host, named.symbol).filter(is.isClassDeclaration);
  return firstFound(declarations, (one) =>
    declaredProps(host, { node: one, given: bind(one, named.args) }, depth + 1),
  );
}

function declarationsAt(host: TypeHost, name: Node): Node[] {
  const symbol = host.checker.getSymbolAtLocation(name);
  return declarationsOf(host, symbol && host.follow(symbol));
}

function declarationsOf(host: TypeHost, symbol: TypeSymbol | undefined): Node[] {
  return symbol === undefined ? [] : host.declarationsOf(symbol);
}

function firstFound(nodes: readonly Node[], find: (node: Node) => Bound | null): Bound | null {
  for (const node of nodes) {
    const found = find(node);
    if (found !== null) return found;
  }
  return null;
}

/** What a component is declared with, as where no type parameter stands for anything. */
export const unbound = <T extends Node>(node: T): Bound<T> => ({ node, given: NOTHING });
