import { afterPaint } from '../core/later.ts';
import type { PageState } from '../router/page-state.ts';
import { watchHeadings, type HeadingWatch } from './active-heading.ts';

/** Pixels that stay visible above and below the active entry when the list is scrolled to show it. */
const LIST_MARGIN_PX = 40;

/** Marks the heading that is being read in the contents beside the page, on this page and on those that follow. */
export function startMarkingHeadings({ page }: PageState): () => void {
  const nav = document.querySelector<HTMLElement>('.toc')!;
  let watch: HeadingWatch | undefined;
  const start = () => {
    watch?.stop();
    const links = new Map([...nav.querySelectorAll('a')].map((link) => [headingOf(link), link]));
    // Nothing is marked at the top of a page.
    let last = '';
    watch = watchHeadings([...links.keys()], (hash) => {
      if (hash === last) return;
      links.get(last)?.removeAttribute('aria-current');
      links.get(hash)?.setAttribute('aria-current', 'location');
      last = hash;
      showActive(nav, links.get(hash));
    });
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link) watch?.choose(headingOf(link));
  };
  start();
  nav.addEventListener('click', onClick);
  let isStopped = false;
  const unsubscribe = page.subscribe(() =>
    // Where headings are is a question that has the whole page laid out.
    afterPaint(() => {
      if (isStopped) return;
      nav.scrollTop = 0;
      start();
    }),
  );
  return () => {
    isStopped = true;
    watch?.stop();
    nav.removeEventListener('click', onClick);
    unsubscribe();
  };
}

/** The identifier of the heading that a link leads to. */
function headingOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1));
}

/** Scrolls the list by itself, so that the page stays where it is. */
function showActive(list: HTMLElement, link: HTMLElement | undefined): void {
  if (!link) {
    list.scrollTop = 0;
    return;
  }
  const outer = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const above = outer.top + LIST_MARGIN_PX - top;
  const below = bottom + LIST_MARGIN_PX - outer.bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
