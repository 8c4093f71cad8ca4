import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { entryOf, listTargets } from '../../../base/packages/export-map.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';

const TYPED = /\.[cm]?tsx?$/;

/** The file that a package says its types are in, or else its code, where that is not there; `null` where all is. */
export function findMissingEntry({ dir, manifest }: InstalledPackage): string | null {
  const { exports, types, typings, module, main } = manifest;
  const mapped = listTargets(entryOf(exports)).map(({ file }) => file);
  const named = [...mapped, types, typings, module, main].filter((file) => file !== undefined);
  const isMissing = (file: string) => !file.includes('*') && !isThere(path.join(dir, file));
  return named.find((file) => TYPED.test(file) && isMissing(file)) ?? named.find(isMissing) ?? null;
}

/** The packages that one without code or types of its own is there to install. */
export function onlyInstalls({ dir, manifest }: InstalledPackage): string[] {
  const { exports, types, typings, module, main, typesVersions } = manifest;
  const named = [exports, types, typings, module, main, typesVersions];
  const isEmpty = named.every((one) => one === undefined) && !isThere(path.join(dir, 'index'));
  return isEmpty ? Object.keys(manifest.dependencies ?? {}) : [];
}

/** What a manifest names without an ending is found with one. */
const isThere = (file: string) =>
  ['', '.d.ts', '.js', '/index.js'].some((end) => isFile(file + end));
