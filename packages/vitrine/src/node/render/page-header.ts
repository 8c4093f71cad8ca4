import { nestContents } from '../../shared/contents.ts';
import type { Page, PageRef, TocItem } from '../../shared/page.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import { escapeHtml } from '../base/escape.ts';
import type { DocumentConfig } from '../config/reach.ts';
import { formatDate } from '../config/values/language.ts';
import type { ApiRef, Breadcrumb, PageContext } from './context.ts';

/** Above the heading: breadcrumbs and a link to the source. */
export function renderPageHeader(page: Page, { breadcrumbs }: PageContext): string {
  const parts = renderBreadcrumbs(breadcrumbs) + renderSourceLink(page);
  return parts === '' ? '' : `<div class="page-actions">${parts}</div>`;
}

/** Below the lead: the API pages of the components shown, and the page as Markdown. */
export function renderPageLinks(
  { pathname, source }: Page,
  { api }: PageContext,
  { url, assistants }: Pick<DocumentConfig, 'url' | 'assistants'>,
): string {
  const links = api.map((target) => codeLink(target, target.title) + printFrom(target)).join(', ');
  const parts = links === '' ? [] : [`API: ${links}`];
  // What the site made itself has none.
  if (source.file !== '') {
    const markdown = markdownPath(pathname);
    const href = escapeHtml(markdown);
    // Without scripts the second one opens it too.
    parts.push(
      `<a href="${href}">View as Markdown</a>`,
      `<a href="${href}" data-copy>Copy page</a>`,
      ...assistants.map(({ label, href: template }) => {
        const to = template.replaceAll('{url}', encodeURIComponent(url + markdown));
        return `<a href="${escapeHtml(to)}" rel="noreferrer">${escapeHtml(label)}</a>`;
      }),
    );
  }
  return parts.length === 0 ? '' : `<p class="page-api">${parts.join(' · ')}</p>`;
}

/**
 * The contents of a page where the window has no room for them beside it: below the lead, closed, so
 * that heading and lead come first. In wider windows the shell shows its own.
 */
export function renderContents(toc: readonly TocItem[]): string {
  if (toc.length === 0) return '';
  const list = (items: readonly (TocItem & { children?: TocItem[] })[]): string =>
    `<ul>${items
      .map(({ hash, text, children = [] }) => {
        const below = children.length === 0 ? '' : list(children);
        return `<li><a href="#${escapeHtml(hash)}">${escapeHtml(text)}</a>${below}</li>`;
      })
      .join('')}</ul>`;
  return `<nav class="page-contents" aria-label="Contents"><details><summary>Contents</summary>${list(nestContents(toc))}</details></nav>`;
}

/** Breadcrumbs, for pages below a group. */
function renderBreadcrumbs(breadcrumbs: Breadcrumb[]): string {
  if (breadcrumbs.length < 2) return '';
  const items = breadcrumbs.map(({ pathname, title }, index) => {
    const text = escapeHtml(title);
    if (index === breadcrumbs.length - 1) return `<li aria-current="page">${text}</li>`;
    // The stroke behind it stands on the side of the layout, whichever way the text reads.
    if (pathname === null) return `<li><bdi>${text}</bdi></li>`;
    return `<li><a href="${escapeHtml(pathname)}">${text}</a></li>`;
  });
  return `<nav class="breadcrumbs" aria-label="Breadcrumb"><ol>${items.join('')}</ol></nav>`;
}

/** Nobody wrote an API page, so it links to the type declaration that it was read from. */
function renderSourceLink({ kind, source: { editUrl } }: Page): string {
  if (editUrl === '') return '';
  const text = kind === 'api' ? 'View the type declaration' : 'Edit this page';
  return `<a class="edit-link" href="${escapeHtml(editUrl)}"><span>${text}</span></a>`;
}

/** Below the content: how old it is. */
export function renderLastUpdated({ lastUpdated }: PageContext, language: string): string {
  if (lastUpdated === null) return '';
  if ('version' in lastUpdated) {
    const { package: name, version } = lastUpdated;
    return `<p class="page-stamp">Read from the types of <code>${escapeHtml(name)}</code> ${escapeHtml(version)}</p>`;
  }
  const { date } = lastUpdated;
  const text = escapeHtml(formatDate(date, language));
  return `<p class="page-stamp">Last updated: <time datetime="${date}">${text}</time></p>`;
}

export function renderNeighbours({ previous, next }: PageContext): string {
  const side = (target: PageRef | null, rel: 'prev' | 'next', text: string) =>
    target
      ? `<a rel="${rel}" href="${escapeHtml(target.pathname)}">${text}: ${escapeHtml(target.title)}</a>`
      : '';
  const links = side(previous, 'prev', 'Previous') + side(next, 'next', 'Next');
  if (links === '') return '';
  return `<nav class="page-neighbours" aria-label="Previous and next page">${links}</nav>`;
}

/** The package of a component, where that is not clear. */
export function printFrom({ package: name }: ApiRef): string {
  return name === undefined ? '' : ` of ${escapeHtml(name)}`;
}

/** A link to the page of a component. */
export function codeLink({ pathname }: PageRef, text: string): string {
  return `<a href="${escapeHtml(pathname)}"><code>${escapeHtml(text)}</code></a>`;
}
