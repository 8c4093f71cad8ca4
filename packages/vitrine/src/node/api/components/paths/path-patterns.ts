/** Paths of an export map that are named by a pattern: `./components/*`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARATION_ENDINGS, SOURCE } from '../../../base/code/find-module.ts';
import { isFile, isDirectory } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';

/**
 * The paths that a pattern stands for, without the leading `./`: by the files that are there. `"./dist/*": "./dist/*"`
 * beside an entry in `dist`, or one of that name, names nothing but opens all that is there.
 */
export function pathsOfPattern(dir: string, key: string, map: Record<string, unknown>): string[] {
  const [folder = ''] = key.split('*');
  const entries = [map['.'], map[folder.replace(/\/$/, '')]].flatMap(filesOf);
  const isOpen = filesOf(map[key]).includes(key) && entries.some((one) => one.startsWith(folder));
  if (isOpen) return entries.some((file) => saysMuch(dir, file)) ? [] : typedModules(dir, key);
  const filled = fillPattern(dir, key.slice(2), map[key]);
  return isCompiled(dir, filesOf(map['.'])) ? filled.filter((one) => !SOURCE.test(one)) : filled;
}

/** Tells whether an entry gives what the package has as a compiler made it: source beside it is there for debuggers. */
const isCompiled = (dir: string, entry: readonly string[]) =>
  !entry.some((file) => SOURCE.test(file)) && entry.some((file) => saysMuch(dir, file));

const filesOf = (target: unknown) => listTargets(target).map(({ file }) => file);

/** Tells whether an entry gives what the package has; some only say a version, and leave everything to paths. */
function saysMuch(dir: string, file: string): boolean {
  const at = path.join(dir, file);
  if (!isFile(at)) return true;
  const text = readFileSync(at, 'utf8').replace(COMMENTS, '');
  return text.length > MAX_LITTLE || /\bfrom\b|\brequire\(|\bexport \*/.test(text);
}

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*/g;

/** Longest entry that leaves everything to paths, in characters. */
const MAX_LITTLE = 400;

/** Modules with declarations beside them that a pattern opens as they are. */
function typedModules(dir: string, key: string): string[] {
  const [folder = '', end = ''] = key.split('*');
  const files = new Set(filesBelow(path.join(dir, folder), MAX_DEPTH));
  return [...files].flatMap((file) => {
    const base = /^(.+)\.[cm]?js$/.exec(file)?.[1] ?? '';
    const isTyped = DECLARATION_ENDINGS.some((types) => files.has(base + types));
    if (!isTyped || base === 'index' || !file.endsWith(end) || !isModuleName(base)) return [];
    return [`${folder.slice(2)}${file}`];
  });
}

/** What is no module: styles, data, and the package's own description. */
const FILE = /\.(json|css|scss|less|svg|png|md|txt)$/;

/** `components/*` → the names for which the file that its types, or else its code, lead to is there, or its source. */
export function fillPattern(dir: string, key: string, target: unknown): string[] {
  const sources = filesOf(target).filter((file) => SOURCE.test(file));
  const files = new Set([targetOf(target) ?? '', ...sources]);
  return [...new Set([...files].flatMap((file) => fillFrom(dir, key, file)))];
}

function fillFrom(dir: string, key: string, file: string): string[] {
  const [before, after] = file.split('*');
  if (before === undefined || after === undefined) return [];
  const folder = path.join(dir, before.endsWith('/') ? before : path.dirname(before));
  if (!isDirectory(folder)) return [];
  const prefix = before.endsWith('/') ? '' : path.basename(before);
  // `dist/*/index.d.ts` names folders.
  const tail = after.startsWith('/') ? '' : after;
  const entries = tail === '' ? readdirSync(folder) : filesBelow(folder, MAX_DEPTH);
  return entries.flatMap((entry) => {
    if (!entry.startsWith(prefix) || !entry.endsWith(tail)) return [];
    const name = entry.slice(prefix.length, entry.length - tail.length);
    const isThere = name !== '' && !/(^|\/)index$/.test(name) && isModuleName(name);
    return isThere ? [key.replace('*', name)] : [];
  });
}

const isModuleName = (name: string) =>
  !/(^|\/)[_.]|\.(d|test|stories)$/.test(name) && isModule(name);

/** A star alone, as in `./dist/*`, stands for all files of a folder: declarations cannot be imported. */
export const isModule = (file: string) => !NO_MODULE.test(file) && !FILE.test(file);

const NO_MODULE = /\.(d(\.\w+)?\.[cm]?ts|map|flow|html?)$/;

/** Folders that a star stands for at most. */
const MAX_DEPTH = 3;

/** Paths of files in a folder and those in it, as a star of an export map may stand for them: with slashes. */
function filesBelow(folder: string, depth: number): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (depth === 0 || /^[_.]|^node_modules$/.test(entry.name)) return [];
    const within = filesBelow(path.join(folder, entry.name), depth - 1);
    return within.map((file) => `${entry.name}/${file}`);
  });
}

/** The file that a condition leads to: its types, or else what runs. */
function targetOf(target: unknown): string | null {
  if (typeof target === 'string') return target;
  if (Array.isArray(target)) return targetOf(target[0]);
  if (typeof target !== 'object' || target === null) return null;
  const conditions = target as Record<string, unknown>;
  for (const name of ['types', 'import', 'module', 'default', 'require']) {
    const found = name in conditions ? targetOf(conditions[name]) : null;
    if (found !== null) return found;
  }
  return null;
}
