/** Folders of a package without an export map that can be imported. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files.ts';
import { isDirectory, tryReadPackage } from '../../base/packages.ts';

/**
 * Folders beside an entry that lies at the root of a package without an export map, each with an index and its types:
 * `kit/button`. Other builds of the same, and what is there for the package alone, are told by their names.
 */
export function modulesAt(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const isModule = entry.isDirectory() && /^[a-z][\w-]*$/.test(entry.name);
    if (!isModule || NO_PATH.test(entry.name)) return [];
    const [types, code] = ['index.d.ts', 'index.js'].map((file) =>
      isFile(path.join(dir, entry.name, file)),
    );
    return types && code ? [entry.name] : [];
  });
}

const NO_PATH =
  /^(build|cjs|common|dist|es\w*|helpers?|legacy|lib|lib-\w+|locales?|modern|node|node_modules|scripts|shared|src|tests?|types|typings|umd|utils?)$/;

/** Folders and declarations that are named as components are. */
export function capitalisedAt(dir: string): string[] {
  return readdirSync(dir).flatMap((file) => {
    const base = file.replace(/\.d\.[cm]?ts$/, '');
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
