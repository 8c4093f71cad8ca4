import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEngineId } from '../base/engine-id.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { problem, type Problem } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { listFiles } from '../base/files/list-files.ts';
import { decodePath, nameToPathname } from '../base/addresses/page-paths.ts';
import { shortDigest } from '../base/text.ts';
import { addSearch } from '../blocks/index.ts';
import type { SiteFacts } from '../markdown/directives/directive.ts';
import { splitFrontMatter, type SplitSource } from '../markdown/front-matter.ts';
import type { Entry, EntryListing } from '../model/entry.ts';
import { DIRECTIVES } from './directives.ts';
import { openFileStamps, type FileStamps } from './file-stamps.ts';
import { readPageText, sourceOf } from './page-text.ts';

/** The parts of a site that entries need. */
export interface EntryContext {
  root: string;
  /** Folder that everything shown lies in, seen from the root: `../..`, or empty for the root itself. */
  workspace?: string;
  /** Paths of pages that lie elsewhere than below `content/`, by file. */
  routes?: ReadonlyMap<string, string>;
  /** Address at which a file can be edited, and at which it can be read; empty when the site does not say. */
  edit: (file: string) => string;
  addressOf: (file: string) => string;
  /** Address of the repository, for links such as `repository:issues`. */
  repositoryUrl?: string;
  /** Data that directives generate Markdown from. */
  facts: SiteFacts;
}

/** Facts that follow from the text of a file alone. */
interface FileFacts {
  digest: string;
  /** The file that the page shows in the place of its own text. */
  source?: string | undefined;
  listing: EntryListing;
}

/**
 * One entry for each Markdown file under `content/`, ordered by path, then for those that the configuration lists. A file that has not been touched
 * since the last time is not read before its entry is compiled.
 */
export function readMarkdownEntries(context: EntryContext, cacheDir: string): Entry[] {
  const stamps = openFileStamps<FileFacts>(
    context.root,
    path.join(cacheDir, 'markdown-files.json'),
    readEngineId(),
  );
  const entries = listFiles(path.join(context.root, CONTENT_DIR))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${CONTENT_DIR}/${name}`)
    .concat(...(context.routes?.keys() ?? []))
    .map((file) => readMarkdownEntry(context, file, stamps));
  stamps.save();
  return entries;
}

/** Files under `content/` that look like pages and are none. */
export function findIgnoredFiles(root: string): Problem[] {
  return listFiles(path.join(root, CONTENT_DIR))
    .filter((name) => /\.(?:mdx?|markdown)$/i.test(name) && !name.endsWith('.md'))
    .map((name) => {
      const file = `${CONTENT_DIR}/${name}`;
      return problem('ignored-file', [file], { file, severity: 'warning' });
    });
}

/** The entry of one Markdown file; `file` is relative to the root. */
export function readMarkdownEntry(
  context: EntryContext,
  file: string,
  stamps?: FileStamps<FileFacts>,
): Entry {
  const { root, edit, facts } = context;
  const { digest, source, listing, split } = readFacts(root, file, stamps);
  const shown = source !== undefined && isFile(path.join(root, source)) ? source : undefined;
  const pathname = context.routes?.get(file) ?? pathnameOf(file);
  const linkTo = (linked: string) => addressOfLink(context, source ?? file, linked);
  return {
    pathname,
    file,
    ...(source !== undefined && { source }),
    ...(source === undefined && split && { text: split }),
    digest: shortDigest(
      ...[file, pathname, context.workspace ?? '', digest, edit(shown ?? file)],
      ...(shown === undefined ? [] : [readFacts(root, shown, stamps).digest]),
    ),
    listing:
      shown === undefined
        ? listing
        : { ...readFacts(root, shown, stamps).listing, ...named(listing) },
    digestOf: (use) => (use.startsWith('::') ? generatedDigest(use, facts) : linkTo(use)),
    compile: async () => {
      const { compileMarkdown } = await import('../markdown/compile.ts');
      const { page, problems, uses } = compileMarkdown(readPageText(root, file, split), {
        ...{ pathname, directives: DIRECTIVES, site: facts, workspace: context.workspace ?? '' },
        linkTo,
      });
      const { file: from } = page.source;
      return {
        page: addSearch({ ...page, source: { file: from, editUrl: edit(from) } }),
        problems,
        uses,
      };
    },
  };
}

/** Recalls the facts about a file, or else reads it. */
function readFacts(
  root: string,
  file: string,
  stamps?: FileStamps<FileFacts>,
): FileFacts & { split?: SplitSource } {
  const known = stamps?.recall(file) ?? null;
  if (known !== null) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const digest = shortDigest(text);
  const same = stamps?.recallContent(file, (facts) => facts.digest === digest) ?? null;
  if (same !== null) return same;
  const split = splitFrontMatter(text, file);
  const source = sourceOf(split, file);
  const facts: FileFacts = {
    digest,
    source,
    listing: listingOf(split),
  };
  stamps?.remember(file, facts);
  return { ...facts, split };
}

/**
 * Address of what the text of a page links: something below the repository's address, a page by its file, or another file of
 * the repository, relative to where that text is from. Empty where there is none, also for other files of the content.
 */
function addressOfLink(
  { root, addressOf, routes, repositoryUrl = '' }: EntryContext,
  from: string,
  linked: string,
): string {
  const [, below] = /^repository:(.*)$/s.exec(linked) ?? [];
  if (below !== undefined) return repositoryUrl && `${repositoryUrl}${below && '/'}${below}`;
  const file = path.posix.join(path.posix.dirname(from), linked);
  const decoded = decodePath(file);
  // Where the text is shown in a repository, such a link leads to the file as well.
  const page = routes?.get(decoded) ?? contentPage(root, decoded);
  if (page !== undefined) return page;
  return existsSync(path.join(root, file)) ? addressOf(file) : '';
}

/** The page of a file below `content/`; empty for what lies there and is none. */
function contentPage(root: string, file: string): string | undefined {
  const below = path.relative(root, path.join(root, file)).replaceAll(path.sep, '/');
  if (!`${below}/`.startsWith(`${CONTENT_DIR}/`)) return undefined;
  return below.endsWith('.md') && isFile(path.join(root, below)) ? pathnameOf(below) : '';
}

function generatedDigest(line: string, facts: SiteFacts): string {
  const parsed = DIRECTIVES.parse(line);
  if (typeof parsed === 'string' || !('generate' in parsed.directive)) return '';
  return shortDigest(JSON.stringify(parsed.directive.generate(parsed, facts)));
}

/** `content/demos/buttons/index.md` → `/demos/buttons`. */
function pathnameOf(file: string): string {
  const route = file.slice(CONTENT_DIR.length + 1, -'.md'.length).replace(/(^|\/)index$/, '');
  return nameToPathname(`/${route}`);
}

/** What a file says of its place, with the title of its header or of its first heading. */
function listingOf({ data: { title, order, hidden, draft }, body }: SplitSource): EntryListing {
  const [, heading = ''] = /^# +(.+?)(?: +#*)?$/m.exec(body) ?? [];
  return {
    title: title ?? plainHeading(heading),
    ...(order !== undefined && { order }),
    ...(hidden && { hidden }),
    ...(draft && { draft }),
  };
}

/** Without markup, and without pictures: the headings of readmes have badges. */
const plainHeading = (heading: string) =>
  heading
    .replace(/!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/g, '')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Without a title that is none. */
function named({ title, ...rest }: EntryListing): Partial<EntryListing> {
  return { ...rest, ...(title !== '' && { title }) };
}
