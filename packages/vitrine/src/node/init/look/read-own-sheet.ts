import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { isWithin, resolveLinks } from '../../base/files/paths.ts';
import { upwards } from '../../base/folders.ts';
import { findConfig } from '../repository/find-styling.ts';
import { LAYERS } from '../repository/find-postcss.ts';
import type { RepositoryUse } from '../repository/read-repository.ts';
import { DARK, DARK_LINE } from './read-tailwind.ts';
import type { DarkMark } from './sheet/dark-mark.ts';
import { findDarkMark } from './sheet/find-dark-mark.ts';
import { sitePath } from './site-path.ts';
import { sourceLines } from './source-lines.ts';

/** What demos of a library's source need besides what its components import. */
export interface OwnSheet {
  /** Lines of the style sheet around demos. */
  lines: string[];
  darkMark: DarkMark | null;
}

const SKIPPED = /^(?:node_modules|dist|build|out|coverage|\..*)$/;

const TAILWIND_ENTRY = /@import\s+['"]tailwindcss|@tailwind\s/i;

const PANDA_ENTRY = /@layer\s+reset\s*,\s*base\s*,\s*tokens\b/;

const compilesTailwind = (plugins: RepositoryUse['plugins']) =>
  plugins.some(({ specifier }) => specifier === '@tailwindcss/vite');

/**
 * Whether a library's style sheet is what Tailwind makes one of, together with the source that uses it: it has layers of
 * its own, and stands in no other.
 */
export const isTailwindSource = (text: string, plugins: RepositoryUse['plugins']) =>
  compilesTailwind(plugins) && TAILWIND_ENTRY.test(text);

/**
 * The style sheets that the repository of a library has for it.
 * @param folder that of the library; `null` for one that is only installed
 */
export function readOwnSheet(
  site: string,
  root: string,
  folder: string | null,
  { plugins, postcss, storybook }: Pick<RepositoryUse, 'plugins' | 'postcss' | 'storybook'>,
): OwnSheet {
  if (folder === null) return { lines: [], darkMark: null };
  const at = (file: string) => sitePath(site, file);
  const named = (storybook?.styles ?? []).filter((name) => name.endsWith('.css'));
  const nameOf = (sheet: string) => (path.isAbsolute(sheet) ? at(sheet) : sheet);
  const written = plugins.flatMap(({ sheet }) => sheet ?? []);
  if (!compilesTailwind(plugins)) {
    const imports = named.map((name) => `@import '${nameOf(name)}' layer(library);`);
    const sheet = postcss && findEntry(PANDA_ENTRY, folder, root);
    const layers = sheet ? `@import '${at(sheet)}' layer(library);` : LAYERS;
    const isThere = sheet !== null && named.includes(sheet);
    const made = postcss === null || isThere ? [] : [layers];
    return { lines: [...imports, ...made, ...written], darkMark: null };
  }
  const entry = named[0] ?? findEntry(TAILWIND_ENTRY, folder, root);
  const text = entry !== null && isFile(entry) ? readFileSync(entry, 'utf8') : '';
  const isFollowing = entry !== null && (text === '' || /@custom-variant\s+dark\b/.test(text));
  // Where Tailwind 3 has its theme, which that of 4 reads where it is told to.
  const config = /@config\b/.test(text) ? null : findConfig('tailwind.config', folder, root);
  const isWhole = entry !== null && !/@tailwind\s/i.test(text);
  const lines = [
    ...(isWhole ? [] : ["@import 'tailwindcss';"]),
    ...(entry === null ? [] : [`@import '${nameOf(entry)}';`]),
    ...(config === null ? [] : [`@config '${at(config)}';`]),
    ...sourceLines(site, at(folder)),
    // Else its dark utilities follow the system, and not the reader.
    ...(isFollowing ? [] : [DARK_LINE]),
    ...written,
  ];
  return { lines, darkMark: findDarkMark(text) ?? (text === '' && entry !== null ? null : DARK) };
}

/**
 * The style sheet of a library that begins so, or that of the package that the library lies in: an app has it
 * beside the folder of its components.
 */
function findEntry(begins: RegExp, folder: string, root: string): string | null {
  for (const dir of upwards(folder)) {
    if (dir !== folder && !isWithin(resolveLinks(root), dir)) return null;
    const isOther = (name: string, file: string) =>
      SKIPPED.test(name) || isFile(path.join(dir, file, 'package.json'));
    const found = listFiles(dir, isOther)
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(dir, file))
      .find((file) => begins.test(readFileSync(file, 'utf8')));
    if (found !== undefined) return found;
  }
  return null;
}
