import path from 'node:path';
import { findModule } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { entryOf, listTargets } from '../../../base/packages/export-map.ts';
import { tryReadPackage } from '../../../base/packages/manifest.ts';

/**
 * Types that the manifest of a package names, where its export map leads to code without any: an import finds none then,
 * but for those who resolve as Node 10 did.
 */
export function typesBesideMap(
  packageDir: string,
  name: string,
): { paths?: Record<string, string[]> } {
  const { exports, types, typings } = tryReadPackage(packageDir)?.manifest ?? {};
  const own = types ?? typings;
  const file = path.join(packageDir, own ?? '');
  if (exports === undefined || own === undefined || !isFile(file)) return {};
  const targets = listTargets(entryOf(exports) ?? exports);
  // What `require` gets has its types beside it, and the rest may have none.
  const ofImport = targets.filter(({ conditions }) => !conditions.includes('require'));
  const isTyped = (ofImport.length === 0 ? targets : ofImport).some(
    (target) =>
      target.conditions.some((one) => one.startsWith('types')) ||
      /\.[cm]?tsx?$/.test(target.file) ||
      isFile(path.join(packageDir, target.file.replace(/\.([cm]?)jsx?$/, '.d.$1ts'))),
  );
  return isTyped ? {} : { paths: { [name]: [file] } };
}

/** What bundlers take of a package without an export map, where the compiler would look at its `main` alone. */
export function moduleOfCode(packageDir: string, name: string): Record<string, string[]> {
  const { exports, module } = tryReadPackage(packageDir)?.manifest ?? {};
  if (exports !== undefined || module === undefined) return {};
  const file = findModule(path.join(packageDir, module));
  return file === null ? {} : { [name]: [file] };
}
