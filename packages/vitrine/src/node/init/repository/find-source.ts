import path from 'node:path';
import { isFile, listFiles } from '../../base/files.ts';
import {
  isDirectory,
  listTargets,
  type ExportTarget,
  type InstalledPackage,
} from '../../base/packages.ts';

/** TypeScript, elements in JavaScript, and what lies where source does. */
const SOURCE = /(?<!\.d)\.[cm]?tsx?$|\.jsx$|^(?:\.\/)?src\/.*\.m?js$/;
/** What tools ask for by themselves. */
const USUAL = new Set(['types', 'import', 'require', 'default', 'module', 'node', 'browser']);

/** How a package is read from its source; `null` where it is built, or has no source that exports lead to. */
export function findSource({ dir, manifest }: InstalledPackage): { conditions: string[] } | null {
  const entry = entryOf(dir, manifest.exports) ?? manifest.module ?? manifest.main ?? 'index.js';
  const usual = listTargets(entry).filter(({ conditions }) =>
    conditions.every((name) => USUAL.has(name)),
  );
  const runs = usual.filter(({ conditions }) => !conditions.includes('types'));
  const isThere = ({ file }: ExportTarget) => isFile(path.join(dir, file));
  if (runs.some((target) => isThere(target) && !SOURCE.test(target.file))) return null;
  if (runs.some((target) => isThere(target))) return { conditions: [] };
  const own = listTargets(entry).find((target) => SOURCE.test(target.file) && isThere(target));
  return own ? { conditions: own.conditions.filter((name) => !USUAL.has(name)) } : null;
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
