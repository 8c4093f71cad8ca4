import path from 'node:path';
import { DECLARATION_ENDINGS } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { findPackage, typesPackageOf } from '../../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';

/** Whether a package comes with types of what a specifier names, of itself or of a path in it, or is TypeScript itself. */
export function hasTypesAt({ dir, manifest }: InstalledPackage, specifier: string): boolean {
  const { types, typings, exports, main = 'index.js' } = manifest;
  const entries = JSON.stringify([exports, main]);
  if ((types ?? typings) !== undefined || /"types|\.[cm]?tsx?"/.test(entries)) return true;
  const [, within] = /^(?:@[^/]+\/)?[^/]+\/(.+)$/.exec(specifier) ?? [];
  const base = path.join(dir, within ?? main).replace(/\.[cm]?js$/, '');
  return [...DECLARATION_ENDINGS, '/index.d.ts'].some((end) => isFile(base + end));
}

/** Whether a package is there as seen from a folder, and its types are neither in it nor beside it. */
export function isUntyped(from: string, name: string, specifier: string): boolean {
  const found = findPackage(from, name);
  if (found === null || findPackage(from, typesPackageOf(name)) !== null) return false;
  return !hasTypesAt(found, specifier);
}
