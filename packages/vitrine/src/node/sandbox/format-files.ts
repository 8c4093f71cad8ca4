/** The files that say how a project's code is formatted, and what was found there. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { parseJson, shortDigest } from '../base/text.ts';

/** Files in which a project says how its code is formatted. */
const FORMAT_FILES = [
  '.editorconfig',
  '.prettierrc',
  ...['json', 'json5', 'yaml', 'yml', 'toml', 'js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].flatMap(
    (extension) => [`.prettierrc.${extension}`, `prettier.config.${extension}`],
  ),
];

/** What Prettier's configuration says of how a file is formatted. */
export type FormatOptions = Record<string, unknown>;

/** Changes with what `formatJavaScript` goes by, without loading Prettier. */
export function formatKey(root: string): string {
  return shortDigest(
    ...listFormatFiles(root, knowNoFormats(root)).flatMap((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
}

/** What was found for folders. */
export interface KnownFormats {
  /** In the folders of the site, what is there is listed: to ask for each name takes longer. */
  root: string;
  /** Files that say how code is formatted. */
  files: Map<string, string[]>;
  /** Where their Prettier lies. */
  prettier: Map<string, string>;
  /** Of the files that say how code is formatted, by their paths. */
  keys: Map<string, string | null>;
  /** What is said for every file of a folder. */
  options: Map<string, FormatOptions>;
}

export const knowNoFormats = (root: string): KnownFormats => ({
  root: path.resolve(root),
  files: new Map(),
  prettier: new Map(),
  keys: new Map(),
  options: new Map(),
});

/** The files that say how code in a folder is formatted, from there upwards. */
export function listFormatFiles(folder: string, known: KnownFormats): string[] {
  const dir = path.resolve(folder);
  const before = known.files.get(dir);
  // Stryker disable next-line ConditionalExpression: saves time
  if (before) return before;
  const isOwn = dir.startsWith(known.root + path.sep) && existsSync(dir);
  const there = isOwn ? new Set(readdirSync(dir)) : null;
  const own = [...FORMAT_FILES, 'package.json']
    .filter((name) => there?.has(name) ?? true)
    .map((name) => path.join(dir, name))
    .filter(
      (file) =>
        isFile(file) &&
        (path.basename(file) !== 'package.json' || isSaidIn(readFileSync(file, 'utf8'))),
    );
  const parent = path.dirname(dir);
  const found = parent === dir ? own : [...own, ...listFormatFiles(parent, known)];
  known.files.set(dir, found);
  return found;
}

/** Whether a manifest says how code is formatted; most that name Prettier have it as a dependency. */
function isSaidIn(manifest: string): boolean {
  if (!manifest.includes('"prettier":')) return false;
  try {
    return Object.hasOwn(parseJson(manifest) as object, 'prettier');
  } catch {
    // Prettier says what is wrong with it.
    return true;
  }
}
