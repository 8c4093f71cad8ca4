import { ClientError } from '../core/client-errors.ts';
import { decodePath } from '../../shared/paths.ts';
import { afterPaint, savesData } from '../core/later.ts';
import { fetchPage, prefetchPage } from './page-cache.ts';
import type { PageState } from './page-state.ts';
import { parsePage } from './parse-page.ts';
import { readPage } from './read-page.ts';
import { stageBlocks } from './stage-blocks.ts';
import { swapDocument } from './swap-document.ts';

export interface RouterOptions {
  state: PageState;
  buildId: string;
  /** Called around the exchange of the page's content. */
  leave: () => void;
  enter: () => void;
}

/** How far each entry of the history had been scrolled when the reader left it, by its key. */
const leftAt = new Map<string, number>();

/**
 * Shows the page that a navigation leads to.
 * @throws what `fetchPage` and `showPage` throw, and the navigation's reason when it has been overtaken or stopped
 */
export async function loadPage(
  url: URL,
  event: NavigateEvent,
  options: RouterOptions,
): Promise<void> {
  const from = navigation.transition?.from;
  const html = await fetchPage(url.pathname);
  event.signal.throwIfAborted();
  if (from) leftAt.set(from.key, scrollY);
  const isVisited = event.navigationType === 'traverse';
  const scrollsAgain = holdScrolling();
  const left = isVisited ? leftAt.get(event.destination.key) : undefined;
  showPage(html, options, url.hash === '' && (!isVisited || left === 0));
  options.state.load.set('idle');
  // The address is this entry's already: what the reader had scrolled until now may be noted as its place.
  if (left === undefined) event.scroll();
  else scrollTo({ top: left, behavior: 'instant' });
  scrollsAgain();
  if (url.hash === '') document.querySelector('h1')?.focus({ preventScroll: true });
  else goOnFrom(document.getElementById(decodePath(url.hash.slice(1))));
  // Back, or forward again, is where many go next.
  if (from && !savesData()) prefetchPage(new URL(from.url!).pathname);
}

/** Puts the focus where the address leads, without a ring: the next Tab goes on from there, as after a link within a page. */
function goOnFrom(target: HTMLElement | null): void {
  // What opens by its address has taken it.
  if (target === null || document.activeElement !== document.body) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.style.outline = 'none';
    const restore = () => {
      target.removeAttribute('tabindex');
      target.style.outline = '';
    };
    target.addEventListener('blur', restore, { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * The browser keeps what the reader sees in its place while content above it grows. Between two pages that
 * moves the second one away from where it was left. And a document that gets shorter than it is scrolled moves to its end:
 * Chromium notes that as the place where the page that is shown again was left.
 * @returns a function that lets it go on, once the page has been laid out
 */
function holdScrolling(): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  style.minHeight = `${scrollY + innerHeight}px`;
  return () => {
    style.minHeight = '';
    afterPaint(() => (style.overflowAnchor = ''));
  };
}

/**
 * Puts a fetched page in the place of the current one.
 * @param isFromTop whether its top is what the reader sees first
 * @throws ClientError `not-a-page`, `other-build`
 */
export function showPage(
  html: string,
  { state, buildId, leave, enter }: RouterOptions,
  isFromTop = false,
): void {
  const next = parsePage(html);
  const { data, page } = readPage(next);
  if (data.buildId !== buildId) throw new ClientError('other-build');
  // Where the focus goes away with its element, Chromium lays out the page before it goes on: as yet that costs nothing.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  leave();
  if (isFromTop) stageBlocks(next.querySelector('main')!);
  swapDocument(next);
  state.page.set(page);
  afterPaint(() => state.navPage.set(page));
  enter();
}
