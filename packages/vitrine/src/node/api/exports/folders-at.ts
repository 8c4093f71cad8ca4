/** Folders of a package without an export map that can be imported. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARATIONS } from '../../base/code/find-module.ts';
import { isFile, isDirectory } from '../../base/files/kinds.ts';
import { tryReadPackage } from '../../base/packages/manifest.ts';

/**
 * Folders beside an entry that lies at the root of a package without an export map, each with the types of an index and its
 * code, which may lie beside the folder under its name: `kit/button`. Other builds of the same, and what is there for the package alone, are told by their names.
 */
export function modulesAt(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const isModule = entry.isDirectory() && /^[a-z][\w-]*$/.test(entry.name);
    if (!isModule || NO_PATH.test(entry.name)) return [];
    const [types, ...code] = ['index.d.ts', 'index.js', '../' + entry.name + '.js'].map((file) =>
      isFile(path.join(dir, entry.name, file)),
    );
    return types && code.includes(true) ? [entry.name] : [];
  });
}

/**
 * Modules in small letters beside such an entry, each with its code and types, of which the entry has nothing:
 * `kit/link`. What the entry is made of is there for the entry.
 * @param entry its declarations, as the manifest has them
 */
export function filesBesideEntry(dir: string, entry: string): string[] {
  const own = new Set<string>();
  const follow = (name: string) => {
    const file = path.join(dir, `${name}.d.ts`);
    if (own.has(name) || !isFile(file)) return;
    own.add(name);
    for (const [, next] of readFileSync(file, 'utf8').matchAll(SIBLING)) follow(next!);
  };
  follow(path.basename(entry).replace(DECLARATIONS, ''));
  return readdirSync(dir).flatMap((file) => {
    const name = /^([a-z][\w-]*)\.d\.ts$/.exec(file)?.[1];
    if (name === undefined || name === 'index' || own.has(name) || NO_PATH.test(name)) return [];
    return isFile(path.join(dir, `${name}.js`)) ? [name] : [];
  });
}

/** What a module takes from one beside it. */
const SIBLING = /(?:\bfrom |\bimport\(|\brequire\()['"]\.\/([\w-]+)(?:\.js)?['"]/g;

const NO_PATH =
  /^(build|cjs|common|dist|es\w*|helpers?|legacy|lib|lib-\w+|locales?|modern|node|node_modules|scripts|shared|src|tests?|types|typings|umd|utils?)$/;

/** Folders and declarations that are named as components are. */
export function capitalisedAt(dir: string): string[] {
  return readdirSync(dir).flatMap((file) => {
    const base = file.replace(DECLARATIONS, '');
    const isModule = base !== file || isDirectory(path.join(dir, file));
    return isModule && /^[A-Z]\w*$/.test(base) ? [base] : [];
  });
}

/** Folders whose manifest says where their types are: `kit/button` of packages that have no export map. */
export function packagesAt(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || !/^[a-z][\w-]*$/.test(entry.name)) return [];
    const { types, typings } = tryReadPackage(path.join(dir, entry.name))?.manifest ?? {};
    return (types ?? typings) === undefined ? [] : [entry.name];
  });
}

/** Those of them that are no other build of what an entry beside them has, and not there for the package alone. */
export const packagesBesideEntry = (dir: string) =>
  packagesAt(dir).filter((name) => !NO_PATH.test(name));
