import path from 'node:path';
import { basesOf, findOwnTsconfig } from '../api/checker/settings/own-tsconfig.ts';
import { readSettings } from '../api/checker/settings/read-settings.ts';
import { listLinkedOf } from '../base/install/linked-packages.ts';
import { isInstalled, tryFindPackage } from '../base/packages/find-package.ts';
import { escapePattern } from '../base/text.ts';

/** Files by what an import of them is called, each with a star at most. */
export type Paths = Record<string, string[]>;

interface Settings {
  compilerOptions?: { paths?: unknown; baseUrl?: unknown };
}

/** Settings that extend each other are followed so far. */
const MAX_DEPTH = 8;

/**
 * The names that packages, which are linked and read as source, and the linked ones that they are made of have for their
 * own files, behind those of the site: to the site's settings they would mean nothing. So are the types of React, where such
 * a package has its own. Empty where no package has any.
 */
export function readSourcePaths(root: string, packages: readonly string[] = []): { paths?: Paths } {
  const linked = packages.flatMap((name) => {
    const found = tryFindPackage(root, name);
    if (found === null || isInstalled(found.dir)) return [];
    return [found, ...listLinkedOf(found)].map(({ dir }) => dir);
  });
  const ofPackages = [...linked.map(readPathsOf), typesOfReact(root, linked)];
  if (ofPackages.every((found) => Object.keys(found).length === 0)) return {};
  const paths: Paths = {};
  for (const found of [readPaths(path.join(root, 'tsconfig.json')), ...ofPackages])
    for (const [name, targets] of Object.entries(found))
      paths[name] = [...new Set([...(paths[name] ?? []), ...targets])];
  return { paths };
}

/**
 * Where the types of React are, if a linked package has others than the site, or finds none from where it lies: a site has
 * one React, and elements by the types of two would not be of one kind.
 */
function typesOfReact(root: string, linked: readonly string[]): Paths {
  const found = REACT_TYPES.flatMap(([name, types]) => {
    const own = tryFindPackage(root, types)?.dir;
    const others = linked.map((dir) => tryFindPackage(dir, types)?.dir);
    return own === undefined || others.every((dir) => dir === own) ? [] : [[name, own] as const];
  });
  return Object.fromEntries(
    found.flatMap(([name, dir]) => [
      [name, [dir]],
      [`${name}/*`, [path.join(dir, '*')]],
    ]),
  );
}

const REACT_TYPES = [
  ['react', '@types/react'],
  ['react-dom', '@types/react-dom'],
] as const;

/** `paths` of the settings that the source of a package is written for, as absolute paths. */
export function readPathsOf(packageDir: string): Paths {
  const file = findOwnTsconfig(packageDir);
  return file === null ? {} : readPaths(file);
}

/** `paths` of settings, or of those that they extend, as absolute paths. */
export function readPaths(file: string, depth = 0): Paths {
  const settings = (depth > MAX_DEPTH ? null : readSettings(file)) as Settings | null;
  const { paths, baseUrl } = settings?.compilerOptions ?? {};
  if (typeof paths === 'object' && paths !== null) {
    const base = path.resolve(path.dirname(file), typeof baseUrl === 'string' ? baseUrl : '.');
    const absolute = (targets: unknown) =>
      Array.isArray(targets) ? targets.map((target) => path.resolve(base, String(target))) : [];
    const read = Object.entries(paths).map(([name, targets]) => [name, absolute(targets)] as const);
    // The checker takes no list without a target.
    return Object.fromEntries(read.filter(([, targets]) => targets.length > 0));
  }
  // Those of a package say nothing of files.
  const near = basesOf(file).filter((base) => !isInstalled(base));
  for (const base of near.toReversed()) {
    const found = readPaths(base, depth + 1);
    if (Object.keys(found).length > 0) return found;
  }
  return {};
}

/** What a name with a star at most stands for, which is the first group. */
export const patternOfName = (name: string) =>
  new RegExp(`^${name.split('*').map(escapePattern).join('(.*)')}$`);
