/** Types of props, as far as they can be had at a reasonable cost. */
import { is, type Node, type Type, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';
import { typeNodeOf } from '../checker/syntax.ts';
import { symbolOf } from './named/names.ts';

/**
 * The types of symbols. Left out are numbers that a type counts up to, such as `IntRange<1, 999>`: the checker makes
 * a list for each of them, 450 MB for that one, and nobody reads them. As written, they say more.
 */
export function typesOfProps(host: TypeHost, symbols: readonly TypeSymbol[]): Type[] {
  const asked = symbols.filter((symbol) => !isCounted(host, symbol));
  return host.checker.getTypeOfSymbol(asked).filter((type) => type !== undefined);
}

/** Numbers up to which counting costs next to nothing. */
const FEW = 99;

function isCounted(host: TypeHost, symbol: TypeSymbol): boolean {
  return host.declarationsOf(symbol).some((declaration) => {
    const node = typeNodeOf(declaration);
    if (node === undefined || !/\d{3}/.test(node.getText())) return false;
    return referencesIn(node).some((one) => countsFar(host, one));
  });
}

function countsFar(host: TypeHost, node: Reference): boolean {
  const isFar = (node.typeArguments ?? []).some(
    (argument) => is.isLiteralTypeNode(argument) && Number(argument.getText()) > FEW,
  );
  return isFar && isCounter(host, node.typeName, 0);
}

/** An alias that calls itself with a list that is one longer, `Count<N, [...All, One]>`, or that uses such a one. */
function isCounter(host: TypeHost, name: Node, depth: number): boolean {
  const symbol = symbolOf(host, name);
  if (symbol === undefined || depth > MAX_DEPTH) return false;
  return host
    .declarationsOf(symbol)
    .filter(is.isTypeAliasDeclaration)
    .some(({ name: own, type }) =>
      referencesIn(type).some(({ typeName, typeArguments }) =>
        typeName.getText() === own.getText()
          ? (typeArguments ?? []).some(isLonger)
          : isCounter(host, typeName, depth + 1),
      ),
    );
}

/** Levels of aliases that are followed. */
const MAX_DEPTH = 3;

function isLonger(node: Node): boolean {
  return (
    is.isTupleTypeNode(node) && node.elements.length > 1 && node.elements.some(is.isRestTypeNode)
  );
}

interface Reference extends Node {
  typeName: Node;
  typeArguments?: readonly Node[];
}

/** Types that are named within a node. */
export function referencesIn(node: Node): Reference[] {
  const found: Reference[] = is.isTypeReferenceNode(node) ? [node] : [];
  node.forEachChild((child) => {
    found.push(...referencesIn(child));
  });
  return found;
}
