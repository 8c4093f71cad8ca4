/** Syntax of types together with what the type parameters in it stand for. */
import {
  is,
  type Node,
  type TypeHost,
  type TypeNode,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { symbolOf } from '../../props/named/names.ts';

/** What type parameters stand for, by name. */
export type Given = ReadonlyMap<string, Bound>;

/** A node where it is read. */
export interface Bound<T extends Node = TypeNode> {
  node: T;
  given: Given;
}

/** A name of a type, with what it is given: `Field<T>`, `import('./field').Field<T>`, `extends Field<T>`. */
export interface NamedNode {
  name: string;
  symbol: TypeSymbol | undefined;
  args: readonly Bound[];
}

/** Reads a node that names a type; `null` of any other. */
export function namedNode(host: TypeHost, { node, given }: Bound<Node>): NamedNode | null {
  const place = is.isTypeReferenceNode(node)
    ? node.typeName
    : is.isExpressionWithTypeArguments(node)
      ? node.expression
      : is.isImportTypeNode(node)
        ? node.qualifier
        : undefined;
  if (place === undefined) return null;
  const { typeArguments = [] } = node as { typeArguments?: readonly TypeNode[] };
  return {
    name: place.getText().split('.').at(-1)!,
    symbol: symbolAt(host, place),
    args: typeArguments.map((one) => ({ node: one, given })),
  };
}

function symbolAt(host: TypeHost, place: Node): TypeSymbol | undefined {
  if (is.isTypeReferenceNode(place.parent)) return symbolOf(host, place);
  const symbol = host.checker.getSymbolAtLocation(place);
  return symbol && host.follow(symbol);
}

/** What the type parameters of a declaration stand for where it is given these. */
export function bind(declaration: Node, args: readonly Bound[]): Given {
  const { typeParameters = [] } = declaration as { typeParameters?: readonly Node[] };
  const bound = typeParameters.filter(is.isTypeParameterDeclaration).flatMap((one, i) => {
    const own = args[i] ?? (one.defaultType && { node: one.defaultType, given: NOTHING });
    return own === undefined ? [] : [[one.name.getText(), own] as const];
  });
  return new Map(bound);
}

export const NOTHING: Given = new Map();
