/** Which file an import leads to. */
import path from 'node:path';
import { isWithin } from '../../base/files/paths.ts';
import { DECLARATIONS, findImported, SOURCE } from '../../base/code/find-module.ts';
import { besideIn, fileOf } from './open-bundle.ts';
import { matchPatterns } from './match-patterns.ts';
import { pathsFor, type PathMap } from '../checker/settings/path-map.ts';
import { sourceConditions } from '../checker/settings/source-conditions.ts';
import {
  importTargets,
  listTargets,
  USUAL_CONDITIONS,
  type ExportTarget,
} from '../../base/packages/export-map.ts';
import { findOwnPackage, findPackage, isInstalled } from '../../base/packages/find-package.ts';
import {
  tryReadPackage,
  type InstalledPackage,
  type PackageManifest,
} from '../../base/packages/manifest.ts';

/**
 * The file that an import leads to: of a relative one, its ending perhaps left out; of a package, its entry or a path.
 * @param paths are asked before packages are
 */
export function resolveImport(from: string, specifier: string, paths?: PathMap): string | null {
  if (!specifier.startsWith('.')) {
    const mapped = paths === undefined ? null : resolveMapped(specifier, pathsFor(from, paths));
    if (mapped !== null) return mapped;
    if (specifier.startsWith('#')) return resolveOwn(from, specifier, paths);
    const [, name, subpath = ''] = /^((?:@[^/]+\/)?[^/:]+)(\/.*)?$/.exec(specifier) ?? [];
    const found = name === undefined ? null : findPackage(path.dirname(from), name);
    return found === null ? null : entryOf(found, `.${subpath}`);
  }
  const name = path.resolve(path.dirname(from), specifier);
  return findImported(name) ?? findInFolder(name);
}

/** What the manifest of a folder says that an import of it runs, perhaps another such folder. */
function findInFolder(dir: string, depth = 0): string | null {
  const { module, main } = tryReadPackage(dir)?.manifest ?? {};
  const target = module ?? main;
  if (target === undefined || depth > MAX_FOLDERS) return null;
  const name = path.join(dir, target);
  return findImported(name) ?? findInFolder(name, depth + 1);
}

/** Folders that lead to each other have no last. */
const MAX_FOLDERS = 4;

/** `#parts/dial`, by what the package of the file says of it: a file of its own, or of another package. */
function resolveOwn(from: string, specifier: string, paths?: PathMap): string | null {
  const own = findOwnPackage(path.dirname(from));
  if (own === null) return null;
  for (const [given, fill] of matchPatterns(own.manifest.imports ?? {}, specifier)) {
    const code = importTargets(given).filter((one) => !DECLARATIONS.test(one));
    for (const target of [...sourcesAmong(own, listTargets(given)), ...code].map(fill)) {
      const file = path.join(own.dir, target);
      const isFar = /^[^.#]/.test(target);
      if (!isFar && !isWithin(own.dir, file)) continue;
      const found = isFar ? resolveImport(from, target, paths) : findImported(file);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Looks for each import once: hundreds of files of a library import the same. */
export function createResolver(paths?: PathMap) {
  const known = new Map<string, string | null>();
  return (from: string, specifier: string): string | null => {
    const key = `${besideIn(from, specifier) === null ? path.dirname(from) : from}\0${specifier}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = besideIn(from, specifier) ?? resolveImport(fileOf(from), specifier, paths);
    known.set(key, found);
    return found;
  };
}

/** The longest pattern that fits leads to the first of its files that is there, as the compiler has it. */
export function resolveMapped(specifier: string, { base, patterns }: PathMap): string | null {
  const files = matchPatterns(patterns, specifier).flatMap(([targets, fill]) => targets.map(fill));
  for (const file of files) {
    const found = findImported(path.resolve(base, file));
    if (found !== null) return found;
  }
  return null;
}

/**
 * What an `import` of the package runs, or of a path under it, or else its source; `null` when that is not in its folder.
 * @param key as in its export map: `.` or `./path`
 */
export function entryOf(installed: InstalledPackage, key = '.'): string | null {
  const { dir, manifest } = installed;
  const { exports } = manifest;
  const map: Record<string, unknown> = typeof exports === 'object' ? { ...exports } : {};
  const matching = matchPatterns(map, key);
  const named = matching
    .map(([given, fill]) => importTargets(given).map(fill))
    .find((targets) => targets.length > 0);
  const [whole = manifest.module ?? manifest.main, ...others] = importTargets(
    '.' in map ? undefined : exports,
  );
  const targets =
    named ?? (key === '.' ? [whole ?? 'index.js', ...others] : folderTargets(dir, key));
  const mapped = matching.flatMap(([given, fill]) =>
    listTargets(given).map((target) => ({ ...target, file: fill(target.file) })),
  );
  const sources = sourcesAmong(installed, key === '.' ? [...mapped, ...typesOf(manifest)] : mapped);
  for (const target of [...sources, ...targets]) {
    const file = path.join(dir, inBrowsers(manifest, target));
    const found = isWithin(dir, file) ? (findImported(file) ?? findInFolder(file)) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `"browser": { "./lib/index.js": "./lib/index.browser.js" }`: what is for Node alone often only says so. */
function inBrowsers({ browser }: PackageManifest, target: string): string {
  const named = Object.entries(browser ?? {}).find(
    ([file]) => path.posix.normalize(file) === path.posix.normalize(target),
  );
  return typeof named?.[1] === 'string' ? named[1] : target;
}

/** Where no map says what counts. */
function typesOf({ exports, types, typings }: PackageManifest): ExportTarget[] {
  return [types, typings].flatMap((file) =>
    file === undefined || exports != null ? [] : [{ conditions: [], file }],
  );
}

/**
 * Source that the compiler reads of a package in the workspace. What was built says what the package did then, and may not
 * fit to the types any more.
 */
function sourcesAmong({ dir }: InstalledPackage, targets: readonly ExportTarget[]): string[] {
  const sources = isInstalled(dir) ? [] : targets.filter(({ file }) => SOURCE.test(file));
  if (sources.length === 0) return [];
  const followed = new Set([...USUAL_CONDITIONS, ...sourceConditions(dir)]);
  return sources
    .filter(({ conditions }) => conditions.every((one) => followed.has(one)))
    .map(({ file }) => file);
}

/** What a path leads to that no export map names: where a manifest in its folder says so, or else as it is written. */
function folderTargets(dir: string, key: string): string[] {
  const { module, main } = tryReadPackage(path.join(dir, key))?.manifest ?? {};
  return [module, main]
    .flatMap((file) => (file === undefined ? [] : path.join(key, file)))
    .concat(key);
}
