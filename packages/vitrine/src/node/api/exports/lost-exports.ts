/** Exports that a module only passes on, from where nothing is: `export { Dial } from './gone'`. */
import path from 'node:path';
import { CODE } from '../../base/code/find-module.ts';
import { isWithin } from '../../base/files.ts';
import { hasPackage, typesPackageOf } from '../../base/packages.ts';
import { is, type Node, type TypeHost } from '../checker/type-host.ts';
import { fileBeside } from '../checker/stars/barrels.ts';
import type { LostStar } from '../checker/stars/star-faults.ts';
import { isUntyped } from '../props/gaps/has-types.ts';
import { packageIn, PACKAGE_NAME } from '../props/gaps/missing-bases.ts';

/**
 * Why nothing is known of what an export names; `null` where it is no such export, or the reason is another. What a
 * module passes on may be lost to that itself.
 */
export function reasonOfLost(host: TypeHost, node: Node, depth = 0): string | null {
  const origin = originOf(node);
  if (origin === null) return null;
  const specifier = origin.module.getText().slice(1, -1);
  const module = host.checker.getSymbolAtLocation(origin.module);
  if (module === undefined) return whereNothingIs(node.getSourceFile().fileName, specifier);
  const found = host.checker.getExportsOfModule(module).find(({ name }) => name === origin.name);
  const [passedOn] = found === undefined ? [] : host.declarationsOf(found);
  const behind = passedOn && depth < MAX_DEPTH ? reasonOfLost(host, passedOn, depth + 1) : null;
  return behind ?? `"${specifier}" exports no ${origin.name}`;
}

/** Modules may pass on what they have from each other. */
const MAX_DEPTH = 12;

/** Why a module finds nothing of another. */
function whereNothingIs(file: string, specifier: string): string {
  const name = packageIn(specifier);
  if (name !== null && PACKAGE_NAME.test(name) && !hasPackage(path.dirname(file), name))
    return `"${name}" is not installed: npm install ${name}`;
  if (name !== null && isUntyped(path.dirname(file), name, specifier))
    return `"${name}" has no types here: npm install ${typesPackageOf(name)}`;
  const isThere = fileBeside(file, specifier) !== undefined;
  return isThere ? `"${specifier}" has no types` : `"${specifier}" leads nowhere`;
}

/** What modules pass on as all that another has, which is not there; each with where that is written. */
export function describeLostStars(stars: readonly LostStar[], dir: string): string[] {
  return stars.map(({ file, specifier }) => {
    const place = path.relative(dir, file);
    return `what ${place} passes on as all of "${specifier}" could not be read: ${whereNothingIs(file, specifier)}`;
  });
}

/** Declarations of a package that are no valid code: the checker reads on behind the fault, as well as it can. */
export function describeBroken(host: TypeHost, dir: string): string[] {
  const first = new Map<string, string>();
  for (const { file, line, text } of host.syntaxErrors()) {
    if (!isWithin(dir, file) || CODE.test(file) || first.has(file)) continue;
    const place = path.relative(dir, file);
    first.set(
      file,
      `${place}:${line} is no valid TypeScript, so what it declares may be missing or wrong: ${text}`,
    );
  }
  return [...first.values()].slice(0, MOST_BROKEN);
}

/** Where more files are broken, it is something else that is. */
const MOST_BROKEN = 5;

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
