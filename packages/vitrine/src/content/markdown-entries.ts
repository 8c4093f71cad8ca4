import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.js';
import { shortHash } from '../text.js';
import type { Entry } from './entry.js';

/** Folder of a site that holds its Markdown and its demos. */
export const CONTENT_DIR = 'content';

/** One entry for each Markdown file under `content/`, ordered by path. */
export function readMarkdownEntries(root: string, edit: (file: string) => string): Entry[] {
  return listFiles(path.join(root, CONTENT_DIR))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdownEntry(root, `${CONTENT_DIR}/${name}`, edit));
}

/** The entry of one Markdown file; `file` is relative to the root. */
export function readMarkdownEntry(
  root: string,
  file: string,
  edit: (file: string) => string,
): Entry {
  const source = readFileSync(path.join(root, file), 'utf8');
  const pathname = pathnameOf(file);
  return {
    pathname,
    file,
    hash: shortHash(file, source, edit(file)),
    compile: async () => {
      const { compileMarkdown } = await import('../markdown/compile.js');
      const { page, problems } = compileMarkdown(source, { pathname, file });
      return { page: { ...page, source: { file, editUrl: edit(file) } }, problems };
    },
  };
}

/** `content/demos/buttons/index.md` → `/demos/buttons`. */
export function pathnameOf(file: string): string {
  const route = file.slice(CONTENT_DIR.length + 1, -'.md'.length).replace(/(^|\/)index$/, '');
  return `/${route}`;
}
