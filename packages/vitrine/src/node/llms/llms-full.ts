import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { count, shortDigest } from '../base/text.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { cutMarkdown } from '../../shared/markdown/cut-markdown.ts';
import { describeLibrary } from './library.ts';
import { markdownAddress, type LlmsSource } from './llms-txt.ts';
import type { PageGroup } from './page-groups.ts';

/** The Markdown of a page. */
export interface PageText {
  /** Changes with the text. */
  digest: string;
  bytes: number;
  read: () => string;
}

/** A file whose text is made when it is wanted. */
export interface MadeFile {
  /** Begins with a slash. */
  url: string;
  digest: string;
  make: () => string;
}

export interface FullSource extends Omit<LlmsSource, 'groups'> {
  textOf: (page: PageMeta) => PageText;
}

/**
 * Bytes of all groups together, a million tokens: more than a model reads, and the text of every page is beside it
 * anyway. Groups that come later have no full text.
 */
const ALL_BYTES = 4_500_000;
/** Bytes of a file: some 75,000 tokens, which most models can read at once. */
const PART_BYTES = 300_000;
/** What a part says besides its pages. */
const HEAD_BYTES = 1_000;

/** What stands before a page: the address may be a long one. */
const LINE_BYTES = 400;

/** A page, or a piece of one that is larger than a part. */
interface Portion extends PageText {
  page: PageMeta;
}

/** The groups that have their full text in files of their own. */
export function listFullGroups(
  { textOf }: Pick<FullSource, 'textOf'>,
  groups: readonly PageGroup[],
  most = ALL_BYTES,
): Set<PageGroup> {
  let bytes = 0;
  return new Set(
    groups.filter(({ pages }) => {
      const size = pages.reduce((sum, page) => sum + textOf(page).bytes, 0);
      if (bytes + size > most) return false;
      bytes += size;
      return true;
    }),
  );
}

/**
 * `/llms-full.txt`: all pages, where one part holds them; else where the parts of each group are, and the pages that
 * are in none.
 */
export function makeFullText(
  source: FullSource,
  { groups, single, optional }: LlmsSource['groups'],
  { most = PART_BYTES, all: mostOfAll = ALL_BYTES } = {},
): MadeFile[] {
  const all = [...single, ...groups.flatMap(({ pages }) => pages), ...optional];
  const { url, title } = source.config;
  const bytes = all.reduce((sum, page) => sum + source.textOf(page).bytes, 0);
  if (bytes <= most - HEAD_BYTES)
    return makeParts(source, { title, pathname: '', pages: all }, '', most);
  const full = listFullGroups(source, groups, mostOfAll);
  const list = groups.map((group) => {
    const about = `- ${escapeMarkdown(group.title)}, ${count(group.pages.length, 'page')}`;
    if (!full.has(group))
      return `${about}, each by itself: [llms.txt](${url}${group.pathname}/llms.txt)`;
    const parts = planParts(source, group.pages, most).map(
      (_part, index) => `[part ${index + 1}](${url}${partUrl(group.pathname, index)})`,
    );
    return `${about}: ${parts.join(', ')}`;
  });
  const intro = `The pages of each group are in files of their own:\n\n${list.join('\n')}\n`;
  const rest = { title, pathname: '', pages: [...single, ...optional] };
  return makeParts(source, rest, intro, most);
}

/** `llms-full.txt` of a group of the page tree, in parts. */
export function makeGroupText(source: FullSource, group: PageGroup): MadeFile[] {
  const title = `${source.config.title}: ${group.title}`;
  return makeParts(source, { ...group, title }, '', PART_BYTES);
}

function makeParts(
  source: FullSource,
  { title, pathname, pages }: PageGroup,
  intro: string,
  most: number,
): MadeFile[] {
  const { config, api } = source;
  const planned = planParts(source, pages, most, Buffer.byteLength(intro));
  return planned.map((portions, index) => {
    const next = index + 1 < planned.length ? config.url + partUrl(pathname, index + 1) : '';
    const place = planned.length > 1 ? ` Part ${index + 1} of ${planned.length}.` : '';
    const head = `# ${escapeMarkdown(title)}\n\n> ${describeLibrary(config, api)}${place}\n`;
    const foot = next === '' ? '' : `\n---\n\nNext part: ${next}\n`;
    const begin = index === 0 && intro !== '' ? `${head}\n${intro}` : head;
    return {
      url: partUrl(pathname, index),
      digest: shortDigest(
        JSON.stringify([begin, foot, config.url]),
        ...portions.map(({ digest }) => digest),
      ),
      make: () =>
        begin + portions.map((portion) => printPortion(portion, config.url)).join('') + foot,
    };
  });
}

function printPortion({ page, read }: Portion, url: string): string {
  return `\n---\n\nSource: ${markdownAddress(page.pathname, url)}\n\n${read().trim()}\n`;
}

function partUrl(pathname: string, index: number): string {
  return `${pathname}/llms-full${index === 0 ? '' : `-${index + 1}`}.txt`;
}

/** @param taken bytes of the first part that are taken */
function planParts(
  { textOf }: FullSource,
  pages: readonly PageMeta[],
  most: number,
  taken = 0,
): Portion[][] {
  const room = most - HEAD_BYTES;
  const parts: Portion[][] = [[]];
  let bytes = taken;
  for (const page of pages) {
    for (const portion of divide(page, textOf(page), room)) {
      const size = portion.bytes + LINE_BYTES;
      if (bytes + size > room) {
        parts.push([]);
        bytes = 0;
      }
      parts.at(-1)!.push(portion);
      bytes += size;
    }
  }
  return parts;
}

function divide(page: PageMeta, text: PageText, room: number): Portion[] {
  if (text.bytes <= room / 2) return [{ page, ...text }];
  // A character has three bytes at most for each of its units.
  const isAscii = text.bytes === text.read().length;
  return cutMarkdown(text.read(), Math.floor((room - LINE_BYTES) / (isAscii ? 1 : 3))).map(
    (piece, index) => ({
      page,
      digest: `${text.digest} ${index}`,
      bytes: Buffer.byteLength(piece),
      read: () => piece,
    }),
  );
}
