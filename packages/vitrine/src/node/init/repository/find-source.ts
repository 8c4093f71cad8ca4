import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findImported } from '../../base/code/find-module.ts';
import { isFile, isDirectory } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { isWithin } from '../../base/files/paths.ts';
import {
  listTargets,
  type ExportTarget,
  USUAL_CONDITIONS,
} from '../../base/packages/export-map.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { patternOfName, readPathsOf, type Paths } from '../../code/source-paths.ts';

/** TypeScript, elements in JavaScript, and what lies where source does. */
const SOURCE = /(?<!\.d)\.[cm]?tsx?$|\.jsx$|^(?:\.\/)?src\/.*\.m?js$/;

/** How a package is read from its source. */
export interface PackageSource {
  /** Conditions of its export map that lead there. */
  conditions: string[];
  /** What the compiler's settings say of its name, where the package itself leads to what is not built; absolute. */
  paths: Paths;
}

/** `null` where a package is built, or has no source that its exports or the settings above it lead to. */
export function findSource(found: InstalledPackage): PackageSource | null {
  const { dir, manifest } = found;
  const entry = entryOf(dir, manifest.exports) ?? manifest.module ?? manifest.main ?? 'index.js';
  const usual = listTargets(entry).filter(({ conditions }) =>
    conditions.every((name) => USUAL_CONDITIONS.has(name)),
  );
  const runs = usual.filter(({ conditions }) => !conditions.includes('types'));
  const isThere = ({ file }: ExportTarget) => isFile(path.join(dir, file));
  const runsAsItIs = ({ file }: ExportTarget) =>
    !SOURCE.test(file) || (file.endsWith('.js') && isCommonJs(path.join(dir, file)));
  if (runs.some((target) => isThere(target) && runsAsItIs(target))) return null;
  if (runs.some((target) => isThere(target))) return { conditions: [], paths: {} };
  const own = listTargets(entry).find((target) => SOURCE.test(target.file) && isThere(target));
  if (own)
    return { conditions: own.conditions.filter((name) => !USUAL_CONDITIONS.has(name)), paths: {} };
  const paths = findOwnPaths(found);
  return paths[found.name] === undefined ? null : { conditions: [], paths };
}

/** Written for Node, wherever it lies: bundlers take it as they take a package that is built. */
function isCommonJs(file: string): boolean {
  const code = readFileSync(file, 'utf8');
  return /\bexports\b/.test(code) && !/^[ \t]*(?:import|export)\b/m.test(code);
}

/**
 * Where the settings of a repository say that a package of it is (`"paths": { "@acme/ui": ["libs/ui/src/index.ts"] }`), as
 * far as that is in its own folder: the manifest of such a package is for what is published.
 */
function findOwnPaths({ name, dir }: InstalledPackage): Paths {
  const isThere = (file: string) => isWithin(dir, file) && leadsToCode(file);
  const named = Object.entries(readPathsOf(dir))
    .filter(([key]) => key === name || key.startsWith(`${name}/`))
    .map(([key, files]) => [key, files.filter(isThere)] as const);
  return Object.fromEntries(named.filter(([, files]) => files.length > 0));
}

const leadsToCode = (file: string) =>
  file.includes('*') ? isDirectory(file.slice(0, file.indexOf('*'))) : findImported(file) !== null;

/** Whether only the compiler's settings lead to its source. */
export const isNamedInSettings = (found: InstalledPackage) =>
  Object.keys(findSource(found)?.paths ?? {}).length > 0;

/** `paths` of the compiler as the bundler takes them: the first file of each. */
export function aliasOf(paths: Paths): [string, string][] {
  return Object.entries(paths).map(([name, [file = '']]) => [
    patternOfName(name).source,
    file.replace('*', '$1'),
  ]);
}

/** The same, relative to a site. */
export function pathsFrom(site: string, paths: Paths): Paths {
  const relative = (file: string) => path.relative(site, file).replaceAll('\\', '/');
  return Object.fromEntries(
    Object.entries(paths).map(([key, files]) => [key, files.map(relative)]),
  );
}

/** Where the package itself leads to, or the first of its paths that leads to something, of one that has paths alone. */
function entryOf(dir: string, exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null) return exports;
  if ('.' in exports) return exports['.'];
  const paths = Object.entries(exports).filter(([key]) => key.startsWith('.'));
  if (paths.length === 0) return exports;
  const filled = paths.map(([, target]) => fillTarget(dir, target));
  return filled.find((target) => listTargets(target).some(({ file }) => isCode(dir, file)));
}

const isCode = (dir: string, file: string) =>
  /\.[cm]?[jt]sx?$/.test(file) && isFile(path.join(dir, file));

/** A target with the first file that there is in the place of its pattern: `./src/*.tsx` → `./src/button.tsx`. */
function fillTarget(dir: string, target: unknown): unknown {
  if (typeof target === 'string') return fillPattern(dir, target);
  if (typeof target !== 'object' || target === null) return target;
  return Object.fromEntries(
    Object.entries(target).map(([key, value]) => [key, fillTarget(dir, value)]),
  );
}

function fillPattern(dir: string, file: string): string {
  const [before, after] = file.split('*') as [string, string?];
  if (after === undefined) return file;
  const folder = before.slice(0, before.lastIndexOf('/') + 1);
  if (!isDirectory(path.join(dir, folder))) return file;
  const names = listFiles(path.join(dir, folder), (name) => name === 'node_modules')
    .map((name) => folder + name)
    .filter((name) => name.startsWith(before) && name.endsWith(after));
  return names.sort()[0] ?? file;
}
