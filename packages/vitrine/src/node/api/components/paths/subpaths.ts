/** The paths under which a package can be imported, as its export map names them. */
import path from 'node:path';
import { isFile } from '../../../base/files/kinds.ts';
import { groupBy } from '../../../base/group-by.ts';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import { builtModules } from './built-modules.ts';
import { isModule, pathsOfPattern } from './path-patterns.ts';
import { hasTypesAlone } from './only-types.ts';
import { pathsOfTypesVersions } from './types-versions.ts';
import {
  capitalisedAt,
  filesBesideEntry,
  modulesAt,
  packagesAt,
  packagesBesideEntry,
} from '../../exports/folders-at.ts';

/** Most paths under a package that are tried; keeps the program of an odd package small. */
const MAX_SUBPATHS = 400;

/**
 * Subpaths that may hold modules with types, without the leading `./`: those that the export map names, its
 * patterns filled in from the files that are there, or, of a package without one, the capitalised folders and declaration
 * files at its root, paths that its manifest gives types to, folders of modules and modules beside an entry that lies
 * there, folders with a manifest and types, and, without types of its own, folders of modules, or of one without anything
 * at its root the modules of a build. Types decide later which of them hold anything.
 */
export function subpathsOf(installed: InstalledPackage): string[] {
  return byWeight(installed).slice(0, MAX_SUBPATHS).sort();
}

/**
 * What is named first: what a pattern opens besides is mostly what those paths pass on. Of the others, where they are too
 * many, those with fewest beside them: hundreds of icons lie in a folder of their own.
 */
function byWeight(installed: InstalledPackage): string[] {
  const all = openPaths(installed);
  const map = (installed.manifest.exports ?? {}) as Record<string, unknown>;
  const isNamed = (one: string) => Object.hasOwn(map, `./${one}`);
  const [named, others] = [all.filter(isNamed), all.filter((one) => !isNamed(one))];
  if (all.length <= MAX_SUBPATHS) return [...named, ...others];
  const folderOf = (one: string) => path.posix.dirname(one);
  const folders = groupBy(others, folderOf);
  const beside = (one: string) => folders.get(folderOf(one))!.length;
  return [...named, ...others.toSorted((a, b) => beside(a) - beside(b))];
}

/**
 * Says which paths are more than are tried; `null` where all are, or what they are called like is known from elsewhere.
 * @param known names of exports
 */
export function explainUntried(
  installed: InstalledPackage,
  known: readonly string[],
): string | null {
  const all = byWeight(installed);
  if (all.length <= MAX_SUBPATHS) return null;
  const names = new Set(known.map(plainName));
  const isLost = (subpath: string) =>
    !names.has(plainName(path.posix.basename(subpath).replace(/\.[cm]?js$/, '')));
  const [first, ...others] = all.slice(MAX_SUBPATHS).filter(isLost);
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `of its ${all.length} paths the first ${MAX_SUBPATHS} were read, but not "${first}"${more}`;
}

/**
 * A path that somebody can import: none that leads up or nowhere (`./../z`), would end the text of an import, or means
 * something else in the address that Node makes of it.
 */
const IS_PATH = /^\.(?:\/(?!\.{0,2}(?:\/|$))[^\s\p{Cc}"'`\\/#?%]+)+$/u;

/** `DatePicker` and `date-picker` are the same. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function openPaths(installed: InstalledPackage): string[] {
  const { dir, manifest } = installed;
  const map = (manifest.exports ?? {}) as Record<string, unknown>;
  // A text has keys, too: places of its letters.
  const keys = Object.entries(map).filter(([key]) => key.startsWith('.'));
  const found = new Set<string>();
  for (const [key, target] of keys) {
    // `./` names no module, but all files of the package.
    if (
      key === '.' ||
      key.endsWith('/') ||
      !isModule(key) ||
      !IS_PATH.test(key) ||
      !isImportable(target)
    )
      continue;
    const paths = key.includes('*') ? pathsOfPattern(dir, key, map) : [key.slice(2)];
    for (const one of paths) found.add(one);
  }
  for (const [key, target] of keys) {
    // `null` takes back what a pattern allows.
    if (target === null)
      for (const one of found) if (isWithin(one, key.slice(2))) found.delete(one);
  }
  if (keys.length === 0) for (const one of pathsWithoutMap(installed)) found.add(one);
  const open = [...found].filter(
    (one) =>
      IS_PATH.test(`./${one}`) &&
      !INTERNAL.test(one) &&
      !isOfOtherFramework(one, found) &&
      !found.has(withoutEnding(one)),
  );
  return open.sort();
}

/** The paths of a package without an export map: one that only names the entry allows no other. */
function pathsWithoutMap(installed: InstalledPackage): string[] {
  const { dir, manifest } = installed;
  if (manifest.exports != null) return [];
  const types = manifest.types ?? manifest.typings;
  const hasTypes = types !== undefined || isFile(path.join(dir, 'index.d.ts'));
  const isAtRoot = !/\w\//.test(types ?? '');
  const packages = hasTypes ? packagesBesideEntry(dir) : packagesAt(dir);
  const hasModules = hasTypes ? isAtRoot : packages.length === 0;
  const found = [
    ...capitalisedAt(dir),
    ...packages,
    ...(hasModules ? modulesAt(dir) : []),
    ...(hasTypes && isAtRoot ? filesBesideEntry(dir, types ?? 'index.d.ts') : []),
    ...pathsOfTypesVersions(installed),
  ];
  // Types alone at the entry: what lies beside it is no more than the source of the build.
  const isElsewhere = hasTypes ? hasTypesAlone(installed) : found.length === 0;
  const built = isElsewhere ? builtModules(installed) : [];
  return built.length > 0 ? built : found;
}

/** `dial.js` by the path that leads to the same where both do, or nothing. */
const withoutEnding = (subpath: string) =>
  /\.[cm]?js$/.test(subpath) ? subpath.replace(/\.[cm]?js$/, '') : '';

/** What authors share among their own packages, and what their command line tools are made of. */
const INTERNAL = /(^|\/)(_?(internals?|private|protected)(-api)?|cli|bin)(\/|$)/;

/** Frameworks that packages have paths for beside that for React. */
const OTHERS = new Set(
  'vue vue2 vue3 nuxt svelte solid solid-js angular preact qwik lit astro ember alpine'.split(' '),
);

/** Whether a path is for another framework: `vue/button`, where there is `react` as well. Icons may be `solid`. */
function isOfOtherFramework(subpath: string, all: ReadonlySet<string>): boolean {
  const parts = subpath.split('/');
  return parts.some((part, index) => {
    if (!OTHERS.has(part)) return false;
    const own = [...parts.slice(0, index), 'react'].join('/');
    return [...all].some((one) => one === own || one.startsWith(`${own}/`));
  });
}

function isWithin(subpath: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined
    ? subpath === pattern
    : subpath.startsWith(before) && subpath.endsWith(after);
}

/** Tells whether an `import` finds anything: what `require` alone gets is another build of what other paths give. */
function isImportable(target: unknown): boolean {
  if (Array.isArray(target)) return target.some(isImportable);
  if (typeof target !== 'object' || target === null) return typeof target === 'string';
  const { require: _, ...others } = target as Record<string, unknown>;
  // Types without code are of use where nothing says what runs.
  const { types, ...code } = others;
  const left = 'require' in target ? code : { ...code, types };
  return Object.values(left).some(isImportable);
}
