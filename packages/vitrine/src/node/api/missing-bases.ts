/** Types that a component builds on and that are not installed: the checker takes them for nothing. */
import path from 'node:path';
import { findPackage, typesPackageOf, type InstalledPackage } from '../base/packages.ts';
import type { Node } from './checker/type-host.ts';

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
  const { dependencies, peerDependencies } = owner?.manifest ?? {};
  const declared = { ...dependencies, ...peerDependencies };
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    // What no manifest names may be a path of the project's own.
    if (!(name in declared) || isInstalled(path.dirname(file), name)) return [];
    return namesIn(clause)
      .filter((one) => isBase(text, one))
      .map(
        (one) =>
          `"${name}" is not installed, so what comes from its ${one} is not listed: npm install ${name}`,
      );
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
