/** Paths of an export map that lead nowhere. */
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';
import { isInstalled } from '../../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';
import { fillPattern } from './path-patterns.ts';
import { subpathsOf } from './subpaths.ts';

/**
 * Paths under a package of the workspace that lead to code or types of which nothing is there, each with the file that it
 * leads to. Who installs a package can do nothing about its paths.
 */
export function lostPaths(installed: InstalledPackage): { name: string; file: string }[] {
  const { dir, name, manifest } = installed;
  if (isInstalled(dir)) return [];
  const map = Object.entries({ ...(manifest.exports as Record<string, unknown>) });
  const open = new Set(subpathsOf(installed));
  return map.flatMap(([key, target]) => {
    const isPattern = key.includes('*');
    if (!key.startsWith('./') || (!isPattern && !open.has(key.slice(2)))) return [];
    const files = listTargets(target).map(({ file }) => file);
    const code = files.filter((file) => CODE.test(file));
    const [first] = code;
    if (first === undefined || code.length < files.length) return [];
    const isThere = isPattern
      ? fillPattern(dir, key.slice(2), target).length > 0
      : code.some((file) => isFile(path.join(dir, file)));
    return isThere ? [] : [{ name: name + key.slice(1), file: first }];
  });
}

const CODE = /\.[cm]?[jt]sx?$/;
