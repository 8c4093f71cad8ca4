/** Props of which the checker knows nothing because of one part: `{ step: number } & Missing` is `any`. */
import { is, TypeFlags, type Node, type Type, type TypeHost } from '../checker/type-host.ts';
import type { TypeNode } from '../checker/type-host.ts';
import { symbolOf } from '../props/names.ts';
import { leavesOf, type ComponentShape } from '../props/shape.ts';

/** A shape whose props are read part by part where the whole is `any`; any other as it is. */
export function withWrittenParts(
  host: TypeHost,
  shape: ComponentShape,
  declaration: Node,
): ComponentShape {
  const [variant] = shape.variants;
  if (variant === undefined || !shape.variants.every(({ type }) => isAny(type))) return shape;
  const node = propsNodeOf(declaration);
  if (node === undefined) return shape;
  const leaves = partsOf(host, node, new Map(), 0).flatMap((type) => leavesOf(host, type));
  return leaves.length < 2 ? shape : { ...shape, variants: [{ ...variant, leaves }] };
}

const isAny = ({ flags }: Type) => (flags & TypeFlags.Any) !== 0;

/** What a component is declared to take: by a parameter, or as the first argument of `FC<Props>` or `Component<Props>`. */
function propsNodeOf(declaration: Node): TypeNode | undefined {
  if (is.isVariableDeclaration(declaration))
    return declaration.type && (argumentOf(declaration.type) ?? parameterOf(declaration.type));
  if (!is.isClassDeclaration(declaration)) return parameterOf(declaration);
  return argumentOf(declaration.heritageClauses?.[0]?.types[0]);
}

function argumentOf(node: Node | undefined): TypeNode | undefined {
  return (node as { typeArguments?: readonly TypeNode[] } | undefined)?.typeArguments?.[0];
}

function parameterOf(node: Node): TypeNode | undefined {
  return (node as { parameters?: readonly { type?: TypeNode }[] }).parameters?.[0]?.type;
}

/** Names that lead to each other have no last. */
const MAX_DEPTH = 8;

/** @param given what type parameters of the alias stand for that is being read */
function partsOf(
  host: TypeHost,
  node: TypeNode,
  given: ReadonlyMap<string, TypeNode | undefined>,
  depth: number,
): Type[] {
  if (is.isParenthesizedTypeNode(node)) return partsOf(host, node.type, given, depth);
  if (is.isIntersectionTypeNode(node))
    return node.types.flatMap((one) => partsOf(host, one, given, depth));
  const argument = is.isTypeReferenceNode(node) ? given.get(node.typeName.getText()) : undefined;
  if (argument !== undefined) return partsOf(host, argument, new Map(), depth + 1);
  const type = host.checker.getTypeFromTypeNode(node);
  if (type === undefined) return [];
  if (!isAny(type) || depth > MAX_DEPTH || !is.isTypeReferenceNode(node)) return [type];
  const symbol = symbolOf(host, node.typeName);
  const alias = symbol && host.declarationsOf(symbol).find(is.isTypeAliasDeclaration);
  if (alias === undefined) return [type];
  const { typeArguments = [] } = node;
  const names = (alias.typeParameters ?? []).map(({ name }) => name.getText());
  const bound = names.map((name, i) => {
    const argument = typeArguments[i];
    return [name, given.get(argument?.getText() ?? '') ?? argument] as const;
  });
  return partsOf(host, alias.type, new Map(bound), depth + 1);
}
