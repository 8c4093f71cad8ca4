/** Paths that a package without an export map gives types to in its manifest: `typesVersions`. */
import path from 'node:path';
import { findImported } from '../../../base/code/find-module.ts';
import { tryReadPackage, type InstalledPackage } from '../../../base/packages/manifest.ts';
import { fillPattern } from './path-patterns.ts';

/** Paths under which there is code as well: what types alone know, no import finds. */
export function pathsOfTypesVersions({ dir, manifest }: InstalledPackage): string[] {
  const found = Object.entries(currentMap(manifest.typesVersions)).flatMap(([key, targets]) => {
    const plain = key.replace(/^\.\//, '');
    if (!plain.includes('*')) return [plain];
    return filesOf(targets).flatMap((one) => fillPattern(dir, plain, one));
  });
  const names = new Set(found.map((one) => one.replace(/\.[cm]?js$/, '')));
  return [...names].filter((one) => !/^\.|(^|\/)index$/.test(one) && hasCode(dir, one));
}

/** What a star leads to: `dist/*` without an ending is a folder, or declarations. */
function filesOf(targets: unknown): unknown[] {
  const all: unknown[] = Array.isArray(targets) ? targets : [];
  return all.flatMap((one) => (String(one).endsWith('*') ? [one, `${String(one)}.d.ts`] : [one]));
}

/** The map of the first range that holds: an upper bound never does, as today's compiler is newer than it. */
function currentMap(ranges: Record<string, unknown> = {}): object {
  const [, map] = Object.entries(ranges).find(([range]) => !range.includes('<')) ?? [];
  return typeof map === 'object' && map !== null ? map : {};
}

function hasCode(dir: string, subpath: string): boolean {
  const at = path.join(dir, subpath);
  return findImported(at) !== null || tryReadPackage(at) !== null;
}
