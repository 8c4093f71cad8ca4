/** Types whose text says all, whatever the checker makes of what lies behind their names. */
import { typeNodeOf } from '../../checker/syntax.ts';
import { is, type Node, type TypeHost } from '../../checker/type-host.ts';
import { symbolOf } from './names.ts';

/**
 * Tells whether every name in the type of a declaration leads to a declaration. One far behind them may not: a date of
 * any of several libraries of which some are not installed.
 */
export function isNamedWhole(host: TypeHost, declaration: Node | undefined): boolean {
  const type = declaration === undefined ? undefined : typeNodeOf(declaration);
  if (type === undefined) return false;
  const names: Node[] = [];
  const visit = (node: Node): void => {
    if (is.isTypeReferenceNode(node)) names.push(node.typeName);
    if (is.isTypeQueryNode(node)) names.push(node.exprName);
    node.forEachChild(visit);
  };
  visit(type);
  return names.length > 0 && names.every((name) => isDeclared(host, name));
}

function isDeclared(host: TypeHost, name: Node): boolean {
  const symbol = symbolOf(host, name);
  return (
    symbol !== undefined && host.declarationsOf(symbol).some((one) => !is.isImportSpecifier(one))
  );
}
