/** Paths of an export map that lead nowhere. */
import path from 'node:path';
import { DECLARATIONS } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';
import { isInstalled } from '../../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';
import { fillPattern } from './path-patterns.ts';
import { subpathsOf } from './subpaths.ts';

/** A path under a package, or the package itself, that leads to what is not there. */
export interface LostPath {
  name: string;
  /** The file that it leads to, as the manifest has it. */
  file: string;
  /** Its types are there: it is documented, and an import of it fails. */
  isTyped: boolean;
}

/**
 * Paths under a package that lead to code or types of which nothing is there, and of an installed one those of which only
 * types are: source is documented before it is built. A pattern counts in the workspace alone: of what is installed, one
 * that stands for nothing is no path.
 */
export function lostPaths(installed: InstalledPackage): LostPath[] {
  const { dir, name, manifest } = installed;
  const map = Object.entries({ ...(manifest.exports as Record<string, unknown>) });
  const open = new Set(subpathsOf(installed));
  const isSource = !isInstalled(dir);
  const isThere = (file: string) => isFile(path.join(dir, file));
  return map.flatMap(([key, target]): LostPath[] => {
    const files = listTargets(target).map((one) => one.file);
    if (!files.every((file) => CODE.test(file))) return [];
    const one = { name: name + key.slice(1), isTyped: files.some(isThere) };
    if (key.includes('*')) {
      const isLost = isSource && key.startsWith('./') && files.length > 0;
      return isLost && fillPattern(dir, key.slice(2), target).length === 0
        ? [{ ...one, file: files[0]! }]
        : [];
    }
    const isOpen = key === '.' ? one.isTyped : key.startsWith('./') && open.has(key.slice(2));
    const sought = one.isTyped ? files.filter((file) => !DECLARATIONS.test(file)) : files;
    const [first] = sought;
    if (!isOpen || first === undefined || sought.some(isThere)) return [];
    return isSource && one.isTyped ? [] : [{ ...one, file: first }];
  });
}

const CODE = /\.[cm]?[jt]sx?$/;
