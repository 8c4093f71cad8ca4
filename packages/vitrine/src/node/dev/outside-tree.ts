import type { Page } from '../../shared/page.ts';
import { decodePath } from '../base/addresses/page-paths.ts';
import { problem } from '../base/errors.ts';
import { escapeHtml } from '../base/escape.ts';
import type { TreeEntry } from '../model/site.ts';
import { findActive } from '../nav/find.ts';

/** A page that the page tree does not name says so at its top: a build would refuse it. */
export function markOutsideTree(page: Page, tree: TreeEntry[]): Page {
  // Without the shell a page needs no place.
  if (page.layout === 'blank' || findActive(tree, page.pathname)) return page;
  const { message, hint } = problem('page-outside-tree', [decodePath(page.pathname)]);
  const title = '<p class="callout-title">Not in the page tree</p>';
  const text = `<p>${escapeHtml(message)}. ${escapeHtml(hint)}</p>`;
  const html = `<div class="callout warning" role="note">${title}${text}</div>`;
  return { ...page, blocks: [{ kind: 'html', html }, ...page.blocks] };
}
