import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isWithin } from '../../../base/files/paths.ts';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import { entryOf, resolveImport } from '../../code/resolve-import.ts';

/** Files that are read of one path: what needs Node says so near its entry. */
const MAX_FILES = 200;

/** Static imports, and `require` of CommonJS, where a line has one. */
const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*(['"])([^'"\n]+)\1/g;

/**
 * Tells whether what a path under a package runs imports a module of Node's own, itself or through other files of the
 * package: a command line tool, or a plugin of a bundler, which no page runs.
 * @param key as in the export map, e.g. `./plugin/vite`
 */
export function needsNode(installed: InstalledPackage, key: string): boolean {
  const entry = entryOf(installed, key);
  // Of some there are packages for browsers: `events`, `util`.
  const { dependencies = {} } = installed.manifest;
  const files = new Set(entry === null ? [] : [entry]);
  // Files that are added while it runs are visited as well.
  for (const file of files) {
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (isBuiltin(specifier) && !Object.hasOwn(dependencies, specifier)) return true;
      if (!specifier.startsWith('.') || files.size >= MAX_FILES) continue;
      const next = resolveImport(file, specifier);
      if (next !== null && isWithin(installed.dir, next)) files.add(next);
    }
  }
  return false;
}
