import { realpathSync } from 'node:fs';
import path from 'node:path';
import { CODE, DECLARATIONS, SOURCE } from '../../../base/code/find-module.ts';
import { failure } from '../../../base/errors.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';
import { tryReadPackage } from '../../../base/packages/manifest.ts';

/** Entries that no manifest need name. */
const USUAL = ['index.d.ts', 'index.ts', 'index.tsx'];

/**
 * Refuses a link in the place of a package's entry that leads to a file of another name than modules have: the checker goes by
 * the name of what is behind it, and ends where that tells no language.
 * @param isJavaScript there are no declarations to read
 * @throws VitrineError `file-refused`
 */
export function refuseLinks(packageDir: string, isJavaScript: boolean): void {
  const { exports, types, typings, main, module } = tryReadPackage(packageDir)?.manifest ?? {};
  const targets = listTargets(exports).map((target) => target.file);
  const named = [types, typings, main, module, ...targets, ...USUAL].map((one) => one ?? '');
  for (const name of new Set(named)) {
    const file = path.join(packageDir, name);
    if (!isModule(name, isJavaScript) || !isFile(file)) continue;
    const target = realpathSync(file);
    if (!isModule(target, true)) throw failure('file-refused', [file, reasonOf(target)]);
  }
}

const isModule = (file: string, isJavaScript: boolean) =>
  DECLARATIONS.test(file) || SOURCE.test(file) || (isJavaScript && CODE.test(file));

const reasonOf = (target: string) =>
  `it is a link to "${path.basename(target)}", a name by which nobody can tell the language`;
