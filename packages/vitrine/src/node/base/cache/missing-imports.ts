/** What files import and nobody finds: a package may be read while it is being installed. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { remember } from '../../../shared/remember.ts';
import { isWithin } from '../files/paths.ts';
import { createLister, upwards } from '../folders.ts';
import { isDirectory } from '../files/kinds.ts';
import { listTargets } from '../packages/export-map.ts';
import { createPackageLookup, tryFindPackage, typesPackageOf } from '../packages/find-package.ts';
import { type InstalledPackage } from '../packages/manifest.ts';

/** What may come without touching a file that was read. */
export interface MissingImports {
  /** Packages that are not there, each with the folder that it was looked for from. */
  packages: [dir: string, name: string][];
  /** Folders in which a file is missing, or what lies in which. */
  folders: string[];
  /** Manifests of packages that are there and have nothing to read yet. */
  manifests: string[];
}

/** Lists what these files import, or pass on, that is not there. */
export function missingImports(files: readonly string[]): MissingImports {
  const namesIn = createLister();
  const lookup = createPackageLookup();
  const dirOf = (file: string) => lookup(file)?.dir ?? path.dirname(file);
  const read = new Set(files.map(dirOf));
  const pathsIn = remember((dir: string) =>
    files.flatMap((file) => (isWithin(dir, file) ? [`${withoutEnding(file)}/`] : [])).join('\n'),
  );
  // An export map may have a path deeper, not under another name.
  const isRead = (dir: string, subpath: string) =>
    read.has(dir) && (subpath === '' || pathsIn(dir).includes(`/${withoutEnding(subpath)}/`));
  const packages = new Map<string, [string, string]>();
  const folders = new Set<string>();
  const manifests = new Set<string>();
  // A file may import many paths of a package, and a manifest is long.
  const findersOf = remember((dir: string) =>
    remember((name: string) => [
      tryFindPackage(dir, name),
      tryFindPackage(dir, typesPackageOf(name)),
    ]),
  );
  const lookFor = (dir: string, name: string, subpath: string, isDeclared: boolean) => {
    const [found = null, types = null] = findersOf(dir)(name);
    if ([found, types].some((one) => one !== null && isRead(one.dir, subpath))) return;
    // Of code, only that of the package itself is read.
    if (found !== null && !isDeclared) return;
    const wanted = found === null ? name : typesPackageOf(name);
    if (types === null) packages.set(`${dir}\0${wanted}`, [dir, wanted]);
    if (found !== null && subpath !== '')
      folders.add(nearest(path.dirname(path.join(found.dir, subpath))));
    for (const one of [found, types]) {
      if (one === null) continue;
      manifests.add(path.join(one.dir, 'package.json'));
      for (const folder of foldersToWatch(one)) folders.add(folder);
    }
  };
  const known = new Set<string>();
  for (const file of files.filter((one) => /\.[cm]?[jt]sx?$/.test(one))) {
    const isDeclared = /\.[cm]?tsx?$/.test(file);
    const dir = dirOf(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      if (specifier.startsWith('.')) {
        const target = path.resolve(path.dirname(file), specifier);
        if (known.has(`${target}\0${isDeclared}`)) continue;
        known.add(`${target}\0${isDeclared}`);
        if (!isThere(target, isDeclared, namesIn)) folders.add(nearest(path.dirname(target)));
        continue;
      }
      const [name] = PACKAGE_NAME.exec(specifier) ?? [];
      const key = `${dir}\0${specifier}\0${isDeclared}`;
      if (name === undefined || isBuiltin(specifier) || known.has(key)) continue;
      known.add(key);
      lookFor(dir, name, specifier.slice(name.length + 1), isDeclared);
    }
  }
  return { packages: [...packages.values()], folders: [...folders], manifests: [...manifests] };
}

const withoutEnding = (file: string) => file.replace(/(\/index)?(\.d)?\.[cm]?[jt]sx?$/, '');

/** What stands behind `from`, `import` and `require`; in a comment as well, which only has more be looked for. */
const SPECIFIER = /\b(?:from|import|require|reference types=)\s*(?:\(\s*)?['"]([^'"\n]+)['"]/g;
const PACKAGE_NAME = /^(?:@[\w.~-]+\/)?\w[\w.~-]*(?=\/|$)/;

/** @param isDeclared code beside it is not what is looked for */
function isThere(
  target: string,
  isDeclared: boolean,
  namesIn: (dir: string) => ReadonlySet<string>,
): boolean {
  const base = path.basename(target);
  const stem = base.replace(/\.[cm]?[jt]sx?$/, '');
  const endings = isDeclared ? TYPES : [...TYPES, ...CODE];
  const names = namesIn(path.dirname(target));
  if (endings.some((ending) => names.has(stem + ending))) return true;
  if (!names.has(base)) return false;
  const within = namesIn(target);
  const parts = ['package.json', ...endings.map((ending) => `index${ending}`)];
  if (parts.some((part) => within.has(part))) return true;
  return stem === base && !isDirectory(target);
}

const TYPES = ['.d.ts', '.ts', '.tsx', '.d.mts', '.mts', '.d.cts', '.cts'];
const CODE = ['.js', '.jsx', '.mjs', '.cjs', '.json'];

/** Where files of a package come that are not there, as far as its manifest names them. */
function foldersToWatch({ dir, manifest }: InstalledPackage): string[] {
  const { exports, types, typings } = manifest;
  const named = listTargets([exports, types, typings].filter((one) => one !== undefined));
  const within = named.map(({ file }) => path.join(dir, file.replace(/[^/]*(?:\*.*)?$/, '')));
  return [...new Set([dir, ...within.map(nearest)].map((folder) => path.resolve(folder)))];
}

/** The folder itself, or the nearest one above that is there. */
function nearest(folder: string): string {
  for (const dir of upwards(folder)) if (isDirectory(dir)) return dir;
  return folder;
}
