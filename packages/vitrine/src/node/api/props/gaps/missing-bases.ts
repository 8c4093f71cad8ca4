/** Types that a component builds on and that are not installed: the checker takes them for nothing. */
import path from 'node:path';
import { findPackage, typesPackageOf, type InstalledPackage } from '../../../base/packages.ts';
import { escapePattern } from '../../../base/text.ts';
import type { Node } from '../../checker/type-host.ts';

/**
 * Names what a declaration file builds types on although the package that it comes from is missing.
 * @param node anything in the file
 * @returns reasons, in words a maintainer can act on
 */
export function missingBases(
  node: Node,
  packageOf: (file: string) => InstalledPackage | null,
): string[] {
  const file = node.getSourceFile();
  const known = remembered.get(file);
  if (known !== undefined) return known;
  const reasons = readReasons(file.text, file.fileName, packageOf(file.fileName));
  remembered.set(file, reasons);
  return reasons;
}

/** Many components are declared in one file, or build on the same. */
const remembered = new WeakMap<Node, string[]>();

function readReasons(text: string, file: string, owner: InstalledPackage | null): string[] {
  return importsOf(text, owner).flatMap(({ clause, name }) => {
    if (isInstalled(path.dirname(file), name)) return [];
    return namesIn(clause)
      .filter((one) => isBase(text, one))
      .map(
        (one) =>
          `"${name}" is not installed, so what comes from its ${one} is not listed: npm install ${name}`,
      );
  });
}

/** What a file imports from packages that the manifest names: any other may be a path of the project's own. */
function importsOf(
  text: string,
  owner: InstalledPackage | null,
): { clause: string; name: string }[] {
  const { dependencies, peerDependencies } = owner?.manifest ?? {};
  const declared = { ...dependencies, ...peerDependencies };
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    return name in declared ? [{ clause, name }] : [];
  });
}

/**
 * Names the packages that the type of a prop needs and that are missing here, or whose types are.
 * @param text the type as it is declared in the file of `node`
 */
export function missingTypes(
  node: Node,
  text: string,
  packageOf: (file: string) => InstalledPackage | null,
): string[] {
  const file = node.getSourceFile();
  return importsOf(file.text, packageOf(file.fileName)).flatMap(({ clause, name }) => {
    const used = namesIn(clause).filter((one) =>
      new RegExp(`\\b${escapePattern(one)}\\b`).test(text),
    );
    if (used.length === 0) return [];
    const from = path.dirname(file.fileName);
    const without = `so the type ${used.join(', ')} of some props is not known: npm install`;
    if (!isInstalled(from, name)) return [`"${name}" is not installed, ${without} ${name}`];
    const { types, typings } = findPackage(from, name)?.manifest ?? {};
    const isTyped = (types ?? typings) !== undefined || findPackage(from, typesPackageOf(name));
    return isTyped ? [] : [`"${name}" has no types here, ${without} ${typesPackageOf(name)}`];
  });
}

const IMPORT = /^\s*import\s+(?:type\s+)?([^'";]+?)\s+from\s+['"]([^'"]+)['"]/gm;

function isInstalled(from: string, name: string): boolean {
  return findPackage(from, name) !== null || findPackage(from, typesPackageOf(name)) !== null;
}

/** Local names of `Base, { type Props as BaseProps }` or `* as base`. */
function namesIn(clause: string): string[] {
  return clause
    .split(/[{},]/)
    .map((one) => one.trim().split(/\s+/).at(-1) ?? '')
    .filter((one) => /^[\w$]+$/.test(one));
}

/** Tells whether an interface extends a type of this name, or an alias is made of it. */
function isBase(text: string, name: string): boolean {
  const base = `(?:\\w+<)*${name.replaceAll('$', '\\$')}\\b`;
  return new RegExp(`\\bextends\\s(?:[^{;]*[,\\s])?${base}|[&=]\\s*${base}`).test(text);
}
