/** Paths of an export map that say where their types are, and have none. */
import path from 'node:path';
import { CODE, DECLARATION_ENDINGS, DECLARATIONS, SOURCE } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';
import { subpathsOf } from './subpaths.ts';

/**
 * Paths under a package, and the package itself, whose types are not where its export map has them, nor beside their code.
 * Those without a word about types may have none by intention. Patterns are left out: what no file is there for is no path.
 */
export function untypedPaths(installed: InstalledPackage): string[] {
  const { dir, name, manifest } = installed;
  const map = Object.entries({ ...(manifest.exports as Record<string, unknown>) });
  const open = new Set(subpathsOf(installed));
  return map.flatMap(([key, target]) => {
    if (key !== '.' && !(key.startsWith('./') && open.has(key.slice(2)))) return [];
    const targets = listTargets(target);
    // Some have nothing but paths, and a line that their tools write for an entry all the same.
    const isThere = key !== '.' || targets.some(({ file }) => isFile(path.join(dir, file)));
    const isTyped = ({ file }: { file: string }) =>
      typesFor(file).some((one) => isFile(path.join(dir, one)));
    const saysTypes = targets.some(
      ({ file, conditions }) => conditions.some(isOfTypes) || DECLARATIONS.test(file),
    );
    return isThere && saysTypes && !targets.some(isTyped) ? [name + key.slice(1)] : [];
  });
}

/** `types`, and `types@>=5.0` for some versions of TypeScript. */
const isOfTypes = (condition: string) => /^types(@|$)/.test(condition);

/** Files that types of a target are in: itself where it is TypeScript, what lies beside code, or what it means without its ending. */
function typesFor(file: string): string[] {
  if (DECLARATIONS.test(file) || SOURCE.test(file)) return [file];
  const bare = file.replace(CODE, '');
  return [...DECLARATION_ENDINGS, '/index.d.ts'].map((ending) => bare + ending);
}
