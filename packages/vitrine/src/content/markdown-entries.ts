import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.js';
import { shortHash } from '../text.js';
import type { Entry } from './entry.js';
import { generateContent, type GeneratedFrom } from './generated.js';
import { readPageBody } from './page-body.js';

/** Folder of a site that holds its Markdown and its demos. */
export const CONTENT_DIR = 'content';

/** What entries need of their site. */
export interface EntryContext {
  root: string;
  /** Where a file can be edited, and where it can be read; empty when the site does not say. */
  edit: (file: string) => string;
  addressOf: (file: string) => string;
  /** What directives are made from. */
  generatedFrom: GeneratedFrom;
}

/** One entry for each Markdown file under `content/`, ordered by path. */
export function readMarkdownEntries(context: EntryContext): Entry[] {
  return listFiles(path.join(context.root, CONTENT_DIR))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdownEntry(context, `${CONTENT_DIR}/${name}`));
}

/** The entry of one Markdown file; `file` is relative to the root. */
export function readMarkdownEntry(
  { root, edit, addressOf, generatedFrom }: EntryContext,
  file: string,
): Entry {
  const source = readFileSync(path.join(root, file), 'utf8');
  const pathname = pathnameOf(file);
  const body = readPageBody(root, file, source, addressOf);
  const generated = generateContent(body?.text ?? source, generatedFrom);
  return {
    pathname,
    file,
    ...(body && { source: body.file }),
    hash: shortHash(file, source, edit(body?.file ?? file), JSON.stringify([body, generated])),
    compile: async () => {
      const { compileMarkdown } = await import('../markdown/compile.js');
      const { page, problems } = compileMarkdown(source, { pathname, file, body, generated });
      const shown = page.source.file;
      return { page: { ...page, source: { file: shown, editUrl: edit(shown) } }, problems };
    },
  };
}

/** `content/demos/buttons/index.md` → `/demos/buttons`. */
export function pathnameOf(file: string): string {
  const route = file.slice(CONTENT_DIR.length + 1, -'.md'.length).replace(/(^|\/)index$/, '');
  return `/${route}`;
}
