/** Packages that ship no declarations. */
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { findPackage, typesPackageOf } from '../../../base/packages/find-package.ts';
import { tryReadPackage, type InstalledPackage } from '../../../base/packages/manifest.ts';
import { CODE, DECLARATION_ENDINGS, findImported } from '../../../base/code/find-module.ts';
import { subpathsOf } from './subpaths.ts';
import { entryOf } from '../../code/resolve-import.ts';

/**
 * Tells whether a package is JavaScript that nobody wrote declarations for.
 * @param root folder from which its declarations are looked for, which may be a package of their own
 */
export function isJavaScript(root: string, installed: InstalledPackage): boolean {
  const entry = entryOf(installed);
  if (entry === null || !CODE.test(entry) || namesTypes(installed, entry)) return false;
  // Types lie beside what `main` names, whatever bundlers take (`module`).
  const { main } = installed.manifest;
  const places = [entry, ...(main === undefined ? [] : [path.join(installed.dir, main)])];
  const isBeside = places.some((file) =>
    DECLARATION_ENDINGS.some((ending) => isFile(file.replace(CODE, ending))),
  );
  if (isBeside || findPackage(root, typesPackageOf(installed.name)) !== null) return false;
  return !areMostTyped(installed);
}

/** `kit/button`, `kit/dial`, … have types: its entry, which has none, is all of them in one file for browsers. */
function areMostTyped(installed: InstalledPackage): boolean {
  const subpaths = subpathsOf(installed);
  const typed = subpaths.filter((subpath) => isTyped(path.join(installed.dir, subpath)));
  return typed.length > subpaths.length / 2;
}

/** Whether a folder has a manifest that names types which are there. */
function isTyped(dir: string): boolean {
  const { types, typings } = tryReadPackage(dir)?.manifest ?? {};
  const file = types ?? typings;
  return file !== undefined && isFile(path.join(dir, file));
}

/** Some manifests give their code for its types: `"typings": "dist/index"`, where there is nothing but `dist/index.js`. */
function namesTypes({ dir, manifest }: InstalledPackage, entry: string): boolean {
  const { types, typings, exports } = manifest;
  const named = [types, typings].filter((file) => file !== undefined);
  if (named.some((file) => findImported(path.join(dir, file)) !== entry)) return true;
  return /"types/.test(JSON.stringify(exports ?? null)) || isFile(path.join(dir, 'index.d.ts'));
}
