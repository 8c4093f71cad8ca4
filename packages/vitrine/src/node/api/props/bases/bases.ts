/** What an interface is declared to extend. */
import {
  is,
  SyntaxKind,
  type InterfaceType,
  type Node,
  type Type,
  type TypeHost,
  type TypeNode,
} from '../../checker/type-host.ts';

/**
 * The types that an interface extends, one after the other. While they are looked at, it has no bases: some packages ship
 * interfaces that extend each other.
 */
export function* basesOf(host: TypeHost, type: InterfaceType): Generator<Type, void> {
  if (beingRead.has(type)) return;
  beingRead.add(type);
  try {
    yield* listBases(host, type);
  } finally {
    beingRead.delete(type);
  }
}

const beingRead = new Set<Type>();

/**
 * The bases as they are written there. The checker would look at all that each base
 * consists of first, to see whether an interface may extend it: some 600 keys for each component of a library with
 * style props, 400 MB in all. It is asked where a base waits for type arguments.
 */
function listBases(host: TypeHost, type: InterfaceType): readonly Type[] {
  const symbol = type.getSymbol();
  const declarations = symbol === undefined ? [] : host.declarationsOf(symbol);
  const interfaces = declarations.filter(is.isInterfaceDeclaration);
  const isPlain =
    interfaces.length > 0 &&
    interfaces.length === declarations.length &&
    interfaces.every(({ typeParameters }) => (typeParameters ?? []).length === 0);
  if (!isPlain) return host.checker.getBaseTypes(type);
  const written = interfaces.flatMap(({ heritageClauses }) =>
    (heritageClauses ?? [])
      .filter(({ token }) => token === SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types as readonly Node[] as readonly TypeNode[]),
  );
  return host
    .together(written, (node) => host.checker.getTypeFromTypeNode(node))
    .filter((base) => base !== undefined);
}
