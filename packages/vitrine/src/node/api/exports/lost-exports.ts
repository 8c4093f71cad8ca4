/** Exports that a module only passes on, from where nothing is: `export { Dial } from './gone'`. */
import path from 'node:path';
import { hasPackage } from '../../base/packages.ts';
import { is, type Node, type TypeHost } from '../checker/type-host.ts';
import { packageIn } from '../props/gaps/missing-bases.ts';

/** Why nothing is known of what an export names; `null` where it is no such export, or the reason is another. */
export function reasonOfLost(host: TypeHost, node: Node): string | null {
  const origin = originOf(node);
  if (origin === null) return null;
  const specifier = origin.module.getText().slice(1, -1);
  if (host.checker.getSymbolAtLocation(origin.module) !== undefined)
    return `"${specifier}" exports no ${origin.name}`;
  const name = packageIn(specifier);
  const from = path.dirname(node.getSourceFile().fileName);
  return name === null || hasPackage(from, name)
    ? `"${specifier}" leads nowhere`
    : `"${name}" is not installed: npm install ${name}`;
}

/** The module that a name is passed on from, there or by an import of the same file, and what it is called there. */
function originOf(node: Node): { module: Node; name: string } | null {
  const isWhole = is.isNamespaceExport(node);
  const statement = isWhole ? node.parent : node.parent?.parent;
  if (statement === undefined || !is.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  if (!isWhole && !is.isExportSpecifier(node)) return null;
  const local = isWhole ? '*' : (node.propertyName ?? node.name).getText();
  if (moduleSpecifier !== undefined) return { module: moduleSpecifier, name: local };
  for (const one of node.getSourceFile().statements) {
    if (!is.isImportDeclaration(one)) continue;
    const { name, namedBindings } = one.importClause ?? {};
    if (name?.getText() === local) return { module: one.moduleSpecifier, name: 'default' };
    const named = namedBindings && is.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const found = named.find((each) => each.name.getText() === local);
    if (found !== undefined)
      return { module: one.moduleSpecifier, name: (found.propertyName ?? found.name).getText() };
  }
  return null;
}
