import { BASE } from '../core/base.ts';
import type { PageState } from './page-state.ts';
import { suggestPages } from './suggest-pages.ts';

/** Adds to the page for an unknown address the pages that the address may have meant. */
export function showSuggestions({ fullNav }: PageState): void {
  const show = () => {
    const nav = fullNav.get();
    if (!nav) return;
    unsubscribe();
    const pages = suggestPages(decodeAddress(location.pathname.slice(BASE.length - 1)), nav);
    if (pages.length === 0) return;
    const heading = document.createElement('h2');
    heading.textContent = 'Pages with a similar address';
    const list = document.createElement('ul');
    for (const { title, pathname } of pages) {
      const link = document.createElement('a');
      link.href = pathname;
      link.textContent = title;
      const path = document.createElement('code');
      path.textContent = pathname;
      const item = document.createElement('li');
      item.append(link, ' ', path);
      list.append(item);
    }
    document.querySelector('main > .prose')?.append(heading, list);
  };
  const unsubscribe = fullNav.subscribe(show);
  show();
}

/** A broken escape is compared as it is. */
function decodeAddress(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
