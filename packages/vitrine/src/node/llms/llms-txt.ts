import { markdownPath } from '../base/addresses/page-paths.ts';
import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { onOneLine } from '../../shared/text/one-line.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { describeLibrary } from './library.ts';
import type { PageGroup, PageGroups } from './page-groups.ts';

/** The part of the configuration that these files tell. */
export interface LlmsConfig {
  title: string;
  description: string;
  url: string;
  library?: { name: string; version?: string | undefined } | undefined;
}

/** Facts of a site for the list of its pages. */
export interface LlmsSource {
  config: LlmsConfig;
  api: readonly { config: { package: string }; version: string }[];
  groups: PageGroups;
}

/** `/llms.txt`: what the site is about, and its pages by group, each with the address of its Markdown. */
export function printLlmsTxt({ config, api, groups }: LlmsSource): string {
  const { groups: listed, single, optional } = groups;
  const { url } = config;
  return joinParts([
    `# ${escapeMarkdown(config.title)}`,
    printSummary(config),
    `${describeLibrary(config, api)} Every page is here as Markdown. All of them in full: [llms-full.txt](${url}/llms-full.txt). The pages and the API of the components as data: [vitrine.json](${url}/vitrine.json).`,
    ...printSection('Overview', single, url),
    ...listed.flatMap(({ title, pages }) => printSection(title, pages, url)),
    ...printSection('Optional', optional, url),
  ]);
}

/** The same of one group of the page tree. */
export function printGroupTxt(
  { config, api }: Omit<LlmsSource, 'groups'>,
  { title, pathname, pages }: PageGroup,
  isFull: boolean,
): string {
  const { url } = config;
  const about = `${escapeMarkdown(config.title)}: ${escapeMarkdown(title)}`;
  return joinParts([
    `# ${about}`,
    printSummary(config),
    `${describeLibrary(config, api)} ${isFull ? `These pages in full: [llms-full.txt](${url}${pathname}/llms-full.txt). ` : ''}All pages: [llms.txt](${url}/llms.txt).`,
    ...printSection(title, pages, url),
  ]);
}

function printSummary({ description }: LlmsConfig): string {
  const about = onOneLine(description);
  return about === '' ? '' : `> ${escapeMarkdown(about)}`;
}

function printSection(title: string, pages: readonly PageMeta[], url: string): string[] {
  if (pages.length === 0) return [];
  return [`## ${escapeMarkdown(title)}`, pages.map((page) => printPageLine(page, url)).join('\n')];
}

function printPageLine({ pathname, title, description }: PageMeta, url: string): string {
  const about = onOneLine(description);
  const link = `- [${escapeMarkdown(onOneLine(title))}](${markdownAddress(pathname, url)})`;
  return about === '' ? link : `${link}: ${escapeMarkdown(about)}`;
}

/** The full address of a page's Markdown, as it may stand in a link. */
export function markdownAddress(pathname: string, url: string): string {
  return url + markdownPath(pathname).replace(/[()]/g, (each) => (each === '(' ? '%28' : '%29'));
}

const joinParts = (parts: string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
