import type { PageState } from '../router/page-state.ts';
import type { FirstUse } from '../core/first-use/first-use.ts';
import { readPage } from '../router/read-page.ts';
import { PATCHED_EVENT } from './follow-boxes.ts';
import { patchChildren } from './patch-nodes.ts';

/** The parts of a page that a navigation exchanges. */
const PARTS = ['main', '.toc'];

/** Those parts as the server wrote them. */
export type Served = ReadonlyMap<string, Element>;

/** Notes the parts of a page, for `patchPage` to find what is another later. */
export function noteServed(page: Document): Served {
  return new Map(PARTS.map((part) => [part, page.querySelector(part)!.cloneNode(true) as Element]));
}

/**
 * Shows an edited page where the page is shown as it was before. What is the same in both is left alone, demos too.
 * @param next the edited page, which is taken apart
 * @returns the parts of the edited page; `null` where the whole page has to be shown anew
 */
export function patchPage(
  next: Document,
  before: Served,
  state: PageState,
  { swapHead }: Pick<FirstUse, 'swapHead'>,
): Served | null {
  const after = noteServed(next);
  // What starts demos is asked for as a page with some is shown.
  if (!hasDemos(before) && hasDemos(after)) return null;
  const { page } = readPage(next);
  swapHead(next);
  for (const part of PARTS)
    patchChildren(document.querySelector(part)!, before.get(part)!, next.querySelector(part)!);
  document.dispatchEvent(new Event(PATCHED_EVENT));
  state.page.set(page);
  state.navPage.set(page);
  return after;
}

const hasDemos = (served: Served) =>
  [...served.values()].some((part) => part.querySelector('[data-demo]') !== null);
