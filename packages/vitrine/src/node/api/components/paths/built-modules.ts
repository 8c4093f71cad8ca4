/** Paths of packages that have nothing at their root: `kit/lib/button`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findImported } from '../../../base/code/find-module.ts';
import { isFile, isDirectory } from '../../../base/files/kinds.ts';
import { tryReadPackage, type InstalledPackage } from '../../../base/packages/manifest.ts';
import { hasTypesAlone } from './only-types.ts';

/**
 * Modules with types in the folder of a build, of a package without an export map whose entry is not there: it has none,
 * names a folder without an index, or has types alone. The first build is taken that has any; the others are the same for other tools.
 */
export function builtModules(installed: InstalledPackage): string[] {
  const { dir, manifest } = installed;
  const entry = path.join(dir, manifest.module ?? manifest.main ?? 'index');
  if (findImported(entry) !== null && !hasTypesAlone(installed)) return [];
  const named = path.normalize(manifest.main ?? '').replace(/[\\/]$/, '');
  for (const build of [named, ...BUILDS]) {
    const found = /^[\w-]/.test(build) ? modulesBelow(dir, build, MAX_DEPTH) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Folders of builds, those for every tool first. */
const BUILDS = ['lib', 'dist', 'build', 'es', 'esm', 'cjs'];

/** Folders in one another that are looked into. */
const MAX_DEPTH = 4;

/** Modules in a folder, which is none itself; in that of a module, those with a manifest alone. */
function modulesBelow(dir: string, folder: string, depth: number, isOfModule = false): string[] {
  const at = path.join(dir, folder);
  if (depth === 0 || !isDirectory(at)) return [];
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${folder}/${entry.name}`;
    if (!entry.isDirectory())
      return !isOfModule && isTypedFile(at, entry.name) ? [bare(inner)] : [];
    if (/^[_.]|^node_modules$/.test(entry.name)) return [];
    const isModule =
      hasManifest(path.join(dir, inner)) || (!isOfModule && hasIndex(path.join(dir, inner)));
    const below = modulesBelow(dir, inner, depth - 1, isOfModule || isModule);
    return [...(isModule ? [inner] : []), ...below];
  });
}

const bare = (file: string) => file.replace(/\.d\.ts$/, '');

/** Declarations that are named as components are, beside their code. */
const isTypedFile = (at: string, name: string) =>
  /^[A-Z]\w*\.d\.ts$/.test(name) && isFile(path.join(at, `${bare(name)}.js`));

const hasIndex = (at: string) =>
  ['index.d.ts', 'index.js'].every((file) => isFile(path.join(at, file)));

function hasManifest(at: string): boolean {
  const { types, typings } = tryReadPackage(at)?.manifest ?? {};
  return (types ?? typings) !== undefined;
}
