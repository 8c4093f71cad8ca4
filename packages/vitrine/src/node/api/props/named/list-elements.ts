/** The elements of constant lists, of which types are made: `(typeof SIZES)[number]`. */
import {
  is,
  type Expression,
  type Node,
  type TypeHost,
  type TypeNode,
} from '../../checker/type-host.ts';
import { typeNodeOf } from '../../checker/syntax.ts';
import { symbolOf } from './names.ts';

/** As a declaration lists it, or as the code does. */
export type ListElement = TypeNode | Expression;

/** The elements that `typeof SIZES` is declared with, or written with where source is read; else `null`. */
export function elementsOfList(host: TypeHost, list: TypeNode): readonly ListElement[] | null {
  const inner = is.isParenthesizedTypeNode(list) ? list.type : list;
  return is.isTypeQueryNode(inner) ? elementsOf(host, inner.exprName) : null;
}

function elementsOf(host: TypeHost, name: Node): readonly ListElement[] | null {
  const symbol = symbolOf(host, name);
  const [declaration] = symbol === undefined ? [] : host.declarationsOf(symbol);
  const type = declaration === undefined ? undefined : typeNodeOf(declaration);
  const tuple = type !== undefined && is.isTypeOperatorNode(type) ? type.type : type;
  if (tuple !== undefined) return is.isTupleTypeNode(tuple) ? tuple.elements : null;
  const written = declaration && is.isVariableDeclaration(declaration) && declaration.initializer;
  return written ? elementsIn(host, written) : null;
}

/** Of `['s', ...MORE] as const`; `null` where an element is no literal. */
function elementsIn(host: TypeHost, written: Expression): readonly ListElement[] | null {
  const value = is.isSatisfiesExpression(written) ? written.expression : written;
  if (!is.isAsExpression(value) || value.type.getText() !== 'const') return null;
  if (!is.isArrayLiteralExpression(value.expression)) return null;
  const found: ListElement[] = [];
  for (const element of value.expression.elements) {
    const part = is.isSpreadElement(element) ? elementsOf(host, element.expression) : null;
    if (part === null && !is.isStringLiteral(element) && !is.isNumericLiteral(element)) return null;
    found.push(...(part ?? [element]));
  }
  return found;
}
