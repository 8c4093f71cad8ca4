import { cutMarkdown } from '../markdown/cut-markdown.ts';
import { listSections, type Section } from '../markdown/sections.ts';
import type { EngineResult } from '../search/engine.ts';
import type { PageSource, SitePages } from './page-source.ts';

/** How many results are told with what they say, and how many by name. */
interface Counts {
  whole: number;
  named: number;
}

interface ResultReader<Page extends SitePages['pages'][number]> {
  source: PageSource<Page>;
  site: { pages: readonly Page[] };
  /** What the API says of a prop, by its address; `null` where it says nothing. */
  readProp?: (path: string, hash: string) => Promise<string | null>;
}

/** Characters of the first result, and of the others. */
const FIRST_ROOM = 700;
const ROOM = 300;
/** Characters of prose that do without the beginning of the code that follows. */
const ENOUGH = 250;

/** Results of the site's own search as lines of Markdown, the best of them with what they say. */
export async function printResults<Page extends SitePages['pages'][number]>(
  reader: ResultReader<Page>,
  results: readonly EngineResult[],
  { whole, named }: Counts,
): Promise<string[]> {
  const texts = await Promise.all(
    results
      .slice(0, whole)
      .map((result, index) => printResult(reader, result, index === 0 ? FIRST_ROOM : ROOM)),
  );
  const others = results
    .slice(whole, whole + named)
    .map(({ title, href }) => `${textOf(title)} (${href})`);
  return others.length === 0 ? texts : [...texts, `See also: ${others.join(' · ')}`];
}

/** What a result says, in so many characters. */
async function printResult<Page extends SitePages['pages'][number]>(
  { source, site, readProp }: ResultReader<Page>,
  { kind, title, text, href, page }: EngineResult,
  room: number,
): Promise<string> {
  const name = textOf(title);
  const [path = '', hash = ''] = href.split('#');
  if (kind === 'prop') {
    const prop = await readProp?.(path, hash);
    if (prop) return `${page.title} (${href})\n${prop}`;
  }
  const section = await readResultSection({ source, site }, { kind, title, href });
  if (section) return `${page.title} (${href})\n${cutSection(section.text, room)}`;
  const known = site.pages.find((each) => each.path === href);
  const said = (kind === 'page' ? known?.description : undefined) ?? textOf(text);
  const where = kind === 'page' ? href : `${kind} of ${page.title}, ${href}`;
  return `**${name}** (${where})${said === '' || said === page.title ? '' : `: ${said}`}`;
}

/** The section of a page that a result leads to: of a whole page, what stands before its first heading. */
export async function readResultSection<Page extends SitePages['pages'][number]>(
  { source, site }: Pick<ResultReader<Page>, 'source' | 'site'>,
  { kind, title, href }: Pick<EngineResult, 'kind' | 'title' | 'href'>,
): Promise<Section | undefined> {
  if (kind !== 'heading' && kind !== 'page') return undefined;
  const [path = '', hash = ''] = href.split('#');
  const found = site.pages.find((each) => each.path === path);
  if (found?.kind !== 'markdown') return undefined;
  const sections = listSections(await source.readPage(found));
  const name = textOf(title);
  const section =
    kind === 'page'
      ? sections[0]
      : (sections.find((each) => each.hash === hash) ??
        sections.find((each) => each.title === name));
  // One that consists of others says what they say.
  const isEmpty = section && section.text.indexOf('\n') === -1;
  return isEmpty ? { ...section, text: section.whole } : section;
}

/** The beginning of a section, without code that is cut and the name of what would have followed. */
function cutSection(text: string, room: number): string {
  const piece = cutMarkdown(text, room)[0]!;
  if (piece.length === text.length) return piece;
  const fence = piece.lastIndexOf('\n```', piece.length - 5);
  const isCut = piece.endsWith('```') && !text.startsWith(piece);
  // Code that is cut says something where hardly anything else is said.
  const whole = isCut && fence > ENOUGH ? piece.slice(0, fence).trimEnd() : piece;
  return whole.replace(/\n\n\*\*[^\n]*\*\* \(`[^\n]*`\)$/, '');
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
