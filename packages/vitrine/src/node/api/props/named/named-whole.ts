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

function isDeclared(host: TypeHost, name: Node, depth = 0): boolean {
  const symbol = symbolOf(host, name);
  const declared = symbol === undefined ? [] : host.declarationsOf(symbol);
  return declared.some((one) => {
    if (is.isImportSpecifier(one)) return false;
    // Another name for something says no more than that: `type Size = kit.Size`.
    const other = is.isTypeAliasDeclaration(one) ? nameIn(one.type) : null;
    return other === null || depth >= MAX_ALIASES || isDeclared(host, other, depth + 1);
  });
}

/** Aliases that are followed one to the next. */
const MAX_ALIASES = 8;

/** The name that a type is all of, or a member of. */
function nameIn(type: Node): Node | null {
  if (is.isIndexedAccessTypeNode(type)) return nameIn(type.objectType);
  return is.isTypeReferenceNode(type) ? type.typeName : null;
}
