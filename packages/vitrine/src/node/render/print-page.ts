import type { Page } from '../../shared/page.ts';
import { guardStart } from '../api/page/print-markdown.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import { codeSpan, escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import type { MarkdownContext } from '../blocks/block-kind.ts';
import { kindOf } from '../blocks/index.ts';
import { placeMarkdownLinks } from '../blocks/markdown-links.ts';
import type { ApiRef, PageContext } from './context.ts';
import { API_TITLE } from './main.ts';

/** What printing needs that all pages share. */
export interface PrintContext extends Pick<MarkdownContext, 'readLines' | 'textOf' | 'controlsOf'> {
  isPage: (pathname: string) => boolean;
  /** The path that the site lies at. */
  base: string;
}

/** A page as Markdown, of the data that its document is made of, and nothing of the shell. */
export function printPage(
  page: Page,
  { api, listed }: Pick<PageContext, 'api' | 'listed'>,
  print: PrintContext,
): string {
  const targets = { isPage: print.isPage, fileLinks: page.fileLinks ?? {} };
  const { readLines, textOf, controlsOf } = print;
  const context: MarkdownContext = {
    ...{ page, listed, readLines, textOf, controlsOf },
    placeLinks: (markdown) => placeMarkdownLinks(markdown, targets),
  };
  const parts = [
    `# ${escapeMarkdown(page.title)}`,
    printLead(page, context),
    ...page.blocks.map((block) => kindOf(block).markdown(block, context)),
    ...(api.length === 0 ? [] : [`## ${API_TITLE}`, api.map(printApiLink).join('\n')]),
  ];
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  // Once for all printers, which know the site's own paths.
  return print.base === '/'
    ? text
    : placeMarkdownLinks(text, { isPage: () => false, base: print.base });
}

function printLead(page: Page, { readLines, placeLinks }: MarkdownContext): string {
  const { leadLines, leadMarkdown, description, source } = page;
  if (leadMarkdown !== undefined) return placeLinks(leadMarkdown);
  if (leadLines === undefined) return guardStart(escapeMarkdown(description));
  return placeLinks(readLines(source.file, leadLines[0] - 1, leadLines[1]));
}

function printApiLink({ code, pathname, package: from }: ApiRef): string {
  const whose = from === undefined ? '' : ` of ${from}`;
  // A heading of Markdown has an address of its own, which is not that of the section.
  const [page = ''] = pathname.split('#', 1);
  return `- [${codeSpan(code)}](${markdownPath(page)})${whose}`;
}
