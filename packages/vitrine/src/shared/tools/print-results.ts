import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { listMarkdownLines } from '../markdown/lines.ts';
import { quoteMembers } from '../markdown/quote-members.ts';
import type { Section } from '../markdown/sections.ts';
import type { EngineResult } from '../search/engine.ts';
import { isStopWord } from '../search/stop-words.ts';
import { splitNames, splitWords } from '../search/words.ts';
import { sectionsOf } from './get-page.ts';
import type { PageSource, SitePages } from './page-source.ts';
import { measureCoverage, quoteSection } from './quote-section.ts';
import { stem } from './stem.ts';

/** How many results are told with what they say, and how many by their addresses. */
interface Counts {
  whole: number;
  named: number;
}

interface ResultReader<Page extends SitePages['pages'][number]> {
  source: PageSource<Page>;
  site: { pages: readonly Page[] };
  /** What is asked: sections are told by what they say to it. */
  query: string;
  /** What the reference says of a row, by its address; `null` where it says nothing. */
  readRow?: (path: string, hash: string) => Promise<string | null>;
  /** What else a word of the question may mean. */
  listOthers?: (word: string) => readonly string[];
}

/** Characters of the first result, and of the others. */
const FIRST_ROOM = 360;
const ROOM = 150;
/** Results that are read besides those that are told, and what each rank of the search takes from one. */
const MORE = 4;
const RANK = 0.12;
/** Share of the question that a part of the reference has to say beside a component that is told already. */
const ENOUGH = 0.6;

/**
 * Results of the site's own search as lines of Markdown, the best of them with what they say.
 * @param isAlone nothing else answers the question
 */
export async function printResults<Page extends SitePages['pages'][number]>(
  reader: ResultReader<Page>,
  found: readonly EngineResult[],
  { whole, named }: Counts,
  isAlone = true,
): Promise<string[]> {
  const results = joinTokens(found);
  const candidates = chooseTold(results).slice(0, whole + MORE);
  const read = await Promise.all(candidates.map((result) => readResult(reader, result)));
  const told = read
    .filter(({ result, coverage }) => isAlone || isProse(result) || coverage >= ENOUGH)
    .map((one, rank) => ({ ...one, worth: one.coverage * (1 - RANK * rank) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, whole);
  const texts = told.map(({ print }, index) => print(index === 0 ? FIRST_ROOM : ROOM));
  const others = results.filter((each) => !told.some(({ result }) => result === each));
  const addresses = [...new Set(others.map(({ href }) => href))].slice(0, named);
  return addresses.length === 0 ? texts : [...texts, `See also: ${addresses.join(' · ')}`];
}

/** Values of a theme that stand beside each other as one: who asks for the breakpoints asks for all of them. */
function joinTokens(results: readonly EngineResult[]): EngineResult[] {
  const kinOf = ({ kind, title }: EngineResult) =>
    kind === 'token' ? textOf(title).replace(/[^.]*$/, '') : '';
  return results.flatMap((result, at) => {
    const kin = kinOf(result);
    if (kin === '') return [result];
    if (results.findIndex((each) => kinOf(each) === kin) < at) return [];
    const others = results.slice(at + 1).filter((each) => kinOf(each) === kin);
    const told = others.map(({ title, text }) => `${textOf(title)}: ${textOf(text)}`);
    return [{ ...result, text: [{ text: [textOf(result.text), ...told].join(' · ') }] }];
  });
}

const isProse = ({ kind }: EngineResult) => kind === 'heading' || kind === 'page';

/** A demo stands in a section: it is told where nothing else is found. */
function chooseTold(results: readonly EngineResult[]): EngineResult[] {
  const full = results.filter(({ kind }) => kind !== 'demo');
  return full.length > 0 ? full : [...results];
}

/** What stands in a table of the reference. */
const ROWS = new Set<EngineResult['kind']>(['prop', 'option', 'export', 'attribute', 'variable']);

interface ReadResult {
  result: EngineResult;
  /** Share of the question that it has to do with. */
  coverage: number;
  /** Tells it in so many characters. */
  print: (room: number) => string;
}

/** Reads what a result says to the question. */
async function readResult<Page extends SitePages['pages'][number]>(
  { source, site, query, readRow, listOthers }: ResultReader<Page>,
  result: EngineResult,
): Promise<ReadResult> {
  const { kind, title, text, href, page } = result;
  const name = textOf(title);
  const [path = '', hash = ''] = href.split('#');
  const row = ROWS.has(kind) ? await readRow?.(path, hash) : null;
  if (row) {
    const said = `${page.title} (${href})\n${row}`;
    const coverage = kind === 'export' && saysName(query, name) ? 1 : measureCoverage(query, said);
    return { result, coverage, print: () => said };
  }
  const definition = kind === 'type' ? await readRow?.(path, hash) : null;
  if (definition) {
    const head = `**${name}** (type of ${page.title}, ${href})\n`;
    const asked = (line: string) => measureCoverage(query, line);
    const print = (room: number) => head + quoteMembers(definition, asked, room);
    return { result, coverage: measureCoverage(query, head + definition), print };
  }
  const section = await readResultSection({ source, site }, { kind, title, href });
  if (section) {
    const isPage = kind === 'page' || name === page.title;
    const head = `**${isPage ? name : `${page.title}: ${name}`}** (${href})\n`;
    const asked = { query, title: name, listOthers, ...(!isPage && { page: page.title }) };
    const quote = (room: number) => quoteSection(section.text, asked, room);
    const { coverage, text: said } = quote(FIRST_ROOM);
    if (said !== '') return { result, coverage, print: (room) => head + quote(room).text };
  }
  const known = site.pages.find((each) => each.path === href);
  const about = (kind === 'page' ? known?.description : undefined) ?? textOf(text);
  const where = kind === 'page' ? href : `${kind} of ${page.title}, ${href}`;
  const line = `**${name}** (${where})${about === '' || about === page.title ? '' : `: ${about}`}`;
  const around = kind === 'icon' ? await readAround({ source, site }, href) : undefined;
  const use = around
    ? quoteSection(withoutCode(around), { query, title: name }, FIRST_ROOM).text
    : '';
  return {
    ...{ result, coverage: measureCoverage(query, line) },
    // How one of thousands is used is said once, where all of them are shown.
    print: (room) => (room === FIRST_ROOM && use !== '' ? `${line}\n${use}` : line),
  };
}

/** The prose of a section: what shows all icons is no use of one. */
const withoutCode = ({ text }: Section): string =>
  [...listMarkdownLines(text)]
    .filter(({ kind }) => kind !== 'code')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');

/** The section with the demo that an address leads to. */
async function readAround<Page extends SitePages['pages'][number]>(
  { source, site }: Pick<ResultReader<Page>, 'source' | 'site'>,
  href: string,
): Promise<Section | undefined> {
  const [path = ''] = href.split(/[?#]/);
  const page = site.pages.find((each) => each.path === path);
  const demo = page?.demos.find(({ hash }) => href.endsWith(`#${hash}`));
  if (page === undefined || demo === undefined) return undefined;
  const title = `**${escapeMarkdown(demo.title)}** (`;
  return sectionsOf(page, await source.readPage(page)).findLast(({ text }) => text.includes(title));
}

/** Whether words say the whole name of something in code, in its order: `create a toaster` of `createToaster`. */
function saysName(query: string, name: string): boolean {
  const [{ parts } = { parts: [] }] = splitNames(name);
  const said = splitWords(query).filter((word) => !isStopWord(word));
  const listed = (words: readonly string[]) => ` ${words.map(stem).join(' ')} `;
  return parts.length > 0 && listed(said).includes(listed(parts));
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
  const sections = sectionsOf(found, await source.readPage(found));
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

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
