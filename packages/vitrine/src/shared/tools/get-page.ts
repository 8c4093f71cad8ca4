import { decodePath } from '../paths.ts';
import { nameKey } from '../search/words.ts';
import { getDemo } from './get-demo.ts';
import { findNamed, unknownName } from './names.ts';
import { listSections, type Section } from '../markdown/sections.ts';
import type { PageSource, SitePages, ToldPage } from './page-source.ts';
import { countTokens } from './tokens.ts';
import { normalize } from '../text/normalize.ts';

interface PageInput {
  path: string;
  section?: string | undefined;
}

/** Tokens from which on a page begins with the list of its sections. */
const LONG = 1500;

/** A page as Markdown, or one of its sections. */
export async function getPage<Page extends ToldPage>(
  source: PageSource<Page>,
  { path, section }: PageInput,
): Promise<string> {
  const [address = '', hash] = path.split('#');
  const page = findPage(await source.describe(), address);
  const markdown = await source.readPage(page);
  const wanted = section ?? (hash === '' ? undefined : hash);
  const sections = sectionsOf(page, markdown);
  if (wanted === undefined) return addOutline(markdown, sections, page.path);
  const found =
    sections.find((each) => each.hash === wanted) ??
    sections.find((each) => nameKey(each.title) === nameKey(wanted)) ??
    // What stands on the page besides demos may have the hash of a heading, too.
    sections.find((each) => `${each.hash}-2` === wanted);
  if (found) return found.whole;
  const demo = page.demos.find((each) => each.hash === wanted);
  if (demo) return getDemo(source, { demo: `${page.path}#${demo.hash}` });
  throw unknownName(
    `section of ${page.path}`,
    wanted,
    [...sections, ...page.demos].map(({ title }) => title),
  );
}

/** The page of a path, as it may be written by hand: an address, a Markdown file, a title. */
export function findPage<Page extends ToldPage>(
  { pages, url }: Pick<SitePages, 'url'> & { pages: readonly Page[] },
  written: string,
): Page {
  const [bare = ''] = written.trim().split(/[?#]/);
  const path = bare.startsWith(url) ? `/${bare.slice(url.length)}` : bare;
  const name = nameOf(path.replace(/\/index\.(?:md|html)$|\.(?:md|html)$/, '') || '/');
  const found =
    pages.find((page) => nameOf(page.path) === name || nameOf(page.path) === `/${name}`) ??
    findNamed(bare, pages, (page) => [page.title, decodePath(page.path)]);
  if (!found)
    throw unknownName(
      'page',
      bare,
      pages.map((page) => page.path),
    );
  return found;
}

/** The sections of a page by the hashes that links have for them. */
export const sectionsOf = ({ demos }: ToldPage, markdown: string): Section[] =>
  listSections(
    markdown,
    demos.map(({ hash }) => hash),
  );

/** A path as one reads it, with or without escapes and a slash at its end. */
const nameOf = (path: string) => normalize(decodePath(path), 'NFC').replace(/(?<=.)\/$/, '');

/** What a long page has, at its beginning: a client can ask for the section it needs. */
function addOutline(markdown: string, all: readonly Section[], path: string): string {
  if (countTokens(markdown) < LONG) return markdown;
  const sections = all.filter(({ level }) => level === 2 || level === 3);
  if (sections.length < 2) return markdown;
  const names = sections.map(({ title, hash }) => `${title} (#${hash})`).join(' · ');
  return `> ${path} has the sections ${names}\n\n${markdown}`;
}
