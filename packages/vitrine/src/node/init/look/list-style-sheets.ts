import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';

/** A style sheet that can be imported. */
export interface StyleSheet {
  /** As an import names it. */
  specifier: string;
  file: string;
}

/** More files are not read: those of single components, and of other formats of the whole, lie deep down. */
const MOST_SHEETS = 400;

/** Style sheets of a package that its exports let through. */
export function listStyleSheets({ dir, name, manifest }: InstalledPackage): StyleSheet[] {
  const { exports } = manifest;
  const entries = isRecord(exports) ? Object.entries(exports) : [];
  const listed = entries.flatMap(([key, target]) => readExport(dir, key, target));
  // One file may have a name with its ending and one without.
  const byFile = new Map(
    listed
      .toSorted(([a], [b]) => Number(a.endsWith('.css')) - Number(b.endsWith('.css')))
      .map(([key, file]) => [file, key]),
  );
  const sheets = listed
    .filter(([key, file]) => key.endsWith('.css') || byFile.get(file) === key)
    .map(([key, file]) => ({ specifier: path.posix.join(name, key), file }));
  const patterns = exports === undefined ? [['./*', './*'] as const] : entries.flatMap(readPattern);
  // Stryker disable next-line ConditionalExpression: else all files are looked through for nothing
  if (patterns.length === 0) return sheets;
  const open = listFiles(dir, (child) => /^(?:node_modules|src|\..*)$/.test(child))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
    .sort((a, b) => depthOf(a) - depthOf(b))
    .slice(0, MOST_SHEETS)
    .flatMap((file) => {
      const key = patterns
        .map((pattern) => keyOf(pattern, `./${file}`))
        .find((one) => one !== null);
      if (key === undefined) return [];
      return [{ specifier: path.posix.join(name, key), file: path.join(dir, file) }];
    });
  return [...sheets, ...open.filter(({ file }) => sheets.every((sheet) => sheet.file !== file))];
}

const depthOf = (file: string) => file.split('/').length;

/** Export of many files by one key, as what stands for any text in it does in the path. */
type Pattern = readonly [key: string, file: string];

function readPattern([key, target]: [string, unknown]): Pattern[] {
  const isPattern = (text: string) => text.split('*').length === 2;
  return isPattern(key)
    ? allPaths(target)
        .filter(isPattern)
        .map((file) => [key, file])
    : [];
}

/** The paths of an export, by all its conditions. */
function allPaths(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return isRecord(target) ? Object.values(target).flatMap(allPaths) : [];
}

/** The key that leads to a file; `null` where the pattern leaves it out. */
function keyOf([key, target]: Pattern, file: string): string | null {
  const [head = '', tail = ''] = target.split('*');
  if (!file.startsWith(head) || !file.endsWith(tail)) return null;
  const any = file.slice(head.length, file.length - tail.length);
  return any === '' ? null : key.replace('*', () => any);
}

function readExport(dir: string, key: string, target: unknown): [string, string][] {
  if (key.includes('*') || !(key.endsWith('.css') || isSheetAlone(target))) return [];
  const file = firstFile(target);
  return file !== null && isFile(path.join(dir, file)) ? [[key, path.join(dir, file)]] : [];
}

/** Whether an export leads to nothing but a style sheet, whatever it is called: `./styles`. */
function isSheetAlone(target: unknown): boolean {
  if (typeof target === 'string') return target.endsWith('.css');
  if (!isRecord(target) || Object.keys(target).length === 0) return false;
  return Object.entries(target).every(([key, one]) => key === 'types' || isSheetAlone(one));
}

/** The file of an export, whatever its conditions. */
function firstFile(target: unknown): string | null {
  if (typeof target === 'string') return target.endsWith('.css') ? target : null;
  if (!isRecord(target)) return null;
  for (const value of Object.values(target)) {
    const file = firstFile(value);
    if (file !== null) return file;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
