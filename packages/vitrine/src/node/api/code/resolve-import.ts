/** Which file an import leads to. */
import path from 'node:path';
import { isWithin } from '../../base/files.ts';
import { findImported } from '../../base/code/find-module.ts';
import type { PathMap } from '../checker/settings/path-map.ts';
import { findPackage, tryReadPackage, type InstalledPackage } from '../../base/packages.ts';

/**
 * The file that an import leads to: of a relative one, its ending perhaps left out; of a package, its entry or a path.
 * @param paths are asked before packages are
 */
export function resolveImport(from: string, specifier: string, paths?: PathMap): string | null {
  if (!specifier.startsWith('.')) {
    const mapped = paths === undefined ? null : resolveMapped(specifier, paths);
    if (mapped !== null) return mapped;
    const [, name, subpath = ''] = /^((?:@[^/]+\/)?[^/:]+)(\/.*)?$/.exec(specifier) ?? [];
    const found = name === undefined ? null : findPackage(path.dirname(from), name);
    return found === null ? null : entryOf(found, `.${subpath}`);
  }
  return findImported(path.resolve(path.dirname(from), specifier));
}

/** Looks for each import once: hundreds of files of a library import the same. */
export function createResolver(paths?: PathMap) {
  const known = new Map<string, string | null>();
  return (from: string, specifier: string): string | null => {
    const key = `${path.dirname(from)}\0${specifier}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = resolveImport(from, specifier, paths);
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

type Fill = (target: string) => string;

/** What patterns that fit a name lead to, and what puts the part that their star stands for there: the longest first. */
function matchPatterns<Target>(
  patterns: Readonly<Record<string, Target>>,
  name: string,
): [Target, Fill][] {
  const lengthOf = (pattern: string) => {
    const star = pattern.indexOf('*');
    return star === -1 ? Infinity : star;
  };
  return Object.entries(patterns)
    .toSorted(([a], [b]) => lengthOf(b) - lengthOf(a))
    .flatMap(([pattern, target]): [Target, Fill][] => {
      const fill = matchStar(pattern, name);
      return fill === null ? [] : [[target, fill]];
    });
}

function matchStar(pattern: string, name: string): Fill | null {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === name ? (target) => target : null;
  const isLong = name.length >= before.length + after.length;
  if (!isLong || !name.startsWith(before) || !name.endsWith(after)) return null;
  const filled = name.slice(before.length, name.length - after.length);
  return (target) => target.replaceAll('*', () => filled);
}

/**
 * What an `import` of the package runs, or of a path under it; `null` when that is not in its folder.
 * @param key as in its export map: `.` or `./path`
 */
export function entryOf({ dir, manifest }: InstalledPackage, key = '.'): string | null {
  const { exports } = manifest;
  const map: Record<string, unknown> = typeof exports === 'object' ? { ...exports } : {};
  const named = matchPatterns(map, key)
    .map(([given, fill]) => importTargets(given).map(fill))
    .find((targets) => targets.length > 0);
  const [whole = manifest.module ?? manifest.main, ...others] = importTargets(
    '.' in map ? undefined : exports,
  );
  const targets =
    named ?? (key === '.' ? [whole ?? 'index.js', ...others] : folderTargets(dir, key));
  for (const target of targets) {
    const file = path.join(dir, target);
    const found = isWithin(dir, file) ? findImported(file) : null;
    if (found !== null) return found;
  }
  return null;
}

/** What a path leads to that no export map names: where a manifest in its folder says so, or else as it is written. */
function folderTargets(dir: string, key: string): string[] {
  const { module, main } = tryReadPackage(path.join(dir, key))?.manifest ?? {};
  return [module, main]
    .flatMap((file) => (file === undefined ? [] : path.join(key, file)))
    .concat(key);
}

/** In the order in which an import takes them. What is not built yet may have its source under any other condition. */
const CONDITIONS = ['import', 'module', 'default', 'node', 'require', 'source'];

function importTargets(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return importTargets(target[0]);
  if (typeof target !== 'object' || target === null) return [];
  const conditions = target as Record<string, unknown>;
  const others = Object.keys(conditions).filter(
    (name) => !CONDITIONS.includes(name) && !/^(types$|\.)/.test(name),
  );
  return [...CONDITIONS, ...others].flatMap((name) => importTargets(conditions[name]));
}
