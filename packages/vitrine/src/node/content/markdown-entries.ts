import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../base/folders.ts';
import { listFiles } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';
import type { Entry } from '../model/entry.ts';
import { openFileStamps, type FileStamps } from './file-stamps.ts';
import { addSearch } from '../blocks/index.ts';
import { generateContent, type GeneratedFrom } from './generated.ts';
import type { Generated } from '../markdown/place-generated.ts';
import { readPageBody } from './page-body.ts';
import type { PageBody } from '../markdown/compile.ts';

/** What entries need of their site. */
export interface EntryContext {
  root: string;
  /** Where a file can be edited, and where it can be read; empty when the site does not say. */
  edit: (file: string) => string;
  addressOf: (file: string) => string;
  /** What directives are made from. */
  generatedFrom: GeneratedFrom;
}

/**
 * One entry for each Markdown file under `content/`, ordered by path. A file that has not been touched
 * since the last time is not read before its entry is compiled.
 */
export function readMarkdownEntries(context: EntryContext, cacheDir: string): Entry[] {
  const stamps = openFileStamps(context.root, path.join(cacheDir, 'markdown.json'));
  const entries = listFiles(path.join(context.root, CONTENT_DIR))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readMarkdownEntry(context, `${CONTENT_DIR}/${name}`, stamps));
  stamps.save();
  return entries;
}

/** The entry of one Markdown file; `file` is relative to the root. */
export function readMarkdownEntry(context: EntryContext, file: string, stamps?: FileStamps): Entry {
  const known = stamps?.recall(file) ?? null;
  if (known !== null) {
    const read = () => readSource(context, file);
    return makeEntry(context, file, { digest: known, body: null, generated: {} }, read);
  }
  const source = readSource(context, file);
  const body = readPageBody(context.root, file, source, context.addressOf);
  const generated = generateContent(body?.text ?? source, context.generatedFrom);
  const made = { digest: shortDigest(source), body, generated };
  // Another page follows from more than its file.
  if (body === null && Object.keys(generated).length === 0) stamps?.remember(file, made.digest);
  return makeEntry(context, file, made, () => source);
}

interface Made {
  /** Of the file's content. */
  digest: string;
  body: PageBody | null;
  generated: Record<string, Generated>;
}

const readSource = ({ root }: EntryContext, file: string) =>
  readFileSync(path.join(root, file), 'utf8');

function makeEntry(
  { edit }: EntryContext,
  file: string,
  { digest: hash, body, generated }: Made,
  read: () => string,
): Entry {
  const pathname = pathnameOf(file);
  return {
    pathname,
    file,
    ...(body && { source: body.file }),
    digest: shortDigest(file, hash, edit(body?.file ?? file), JSON.stringify([body, generated])),
    compile: async () => {
      const { compileMarkdown } = await import('../markdown/compile.ts');
      const { page, problems } = compileMarkdown(read(), { pathname, file, body, generated });
      const shown = page.source.file;
      return {
        page: addSearch({ ...page, source: { file: shown, editUrl: edit(shown) } }),
        problems,
      };
    },
  };
}

/** `content/demos/buttons/index.md` → `/demos/buttons`. */
export function pathnameOf(file: string): string {
  const route = file.slice(CONTENT_DIR.length + 1, -'.md'.length).replace(/(^|\/)index$/, '');
  return `/${route}`;
}
