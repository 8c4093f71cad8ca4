import { cutMarkdown } from '../markdown/cut-markdown.ts';
import { listSections } from '../markdown/sections.ts';
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
  if (kind === 'heading') {
    const found = site.pages.find((each) => each.path === path);
    const sections = found?.kind === 'markdown' ? listSections(await source.readPage(found)) : [];
    const section =
      sections.find((each) => each.hash === hash) ?? sections.find((each) => each.title === name);
    if (section) return `${page.title} (${href})\n${cutMarkdown(section.text, room)[0]!}`;
  }
  const known = site.pages.find((each) => each.path === href);
  const said = (kind === 'page' ? known?.description : undefined) ?? textOf(text);
  const where = kind === 'page' ? href : `${kind} of ${page.title}, ${href}`;
  return `**${name}** (${where})${said === '' ? '' : `: ${said}`}`;
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
