import { DRAWER_ID } from '../../shared/contract.ts';
import { readStorage } from '../core/storage.ts';
import { NAV_KEY, type RememberedEntry, type RememberedNav } from '../drawer/nav-memory.ts';

/*
 * Puts back what the tab has kept of the navigation when the current page is in it, and scrolls the active
 * entry into view. A reload keeps all as it was, closed groups and the scroll position too. The shell then
 * hydrates what it finds.
 */

const CURRENT = '[aria-current]';
const drawer = document.getElementById(DRAWER_ID)!;
const list = drawer.querySelector('.nav-list')!;
const kept = readStorage(NAV_KEY, 'sessionStorage') as RememberedNav | null;
let active = list.querySelector(CURRENT);

/** The markup of `browser/drawer/nav-list.tsx`. What is stored becomes texts and paths, never markup. */
const addEntries = (parent: Element, entries: RememberedEntry[]) => {
  for (const [title, path, href, group] of entries) {
    const item = document.createElement('li');
    const element = document.createElement(path ? 'button' : 'a');
    element.textContent = title;
    if (path) {
      element.dataset.path = path;
      element.setAttribute('aria-expanded', String(!!group));
    } else element.setAttribute('href', href!.replace(/^(?!\/)/, '/'));
    item.append(element);
    if (group) {
      const inner = document.createElement('ul');
      inner.className = 'nav-list';
      addEntries(inner, group);
      item.append(inner);
    }
    parent.append(item);
  }
};

try {
  // Of another build, or of no build at all: the list stays as it was written.
  if (kept!.buildId === document.currentScript!.dataset.build) {
    const isSamePage = kept!.pathname === location.pathname;
    const href = active?.getAttribute('href');
    const next = document.createElement('ul');
    addEntries(next, kept!.entries);
    if (href)
      next.querySelector(`a[href="${CSS.escape(href)}"]`)?.setAttribute('aria-current', 'page');
    if (!href || isSamePage || next.querySelector(CURRENT)) {
      list.replaceChildren(...next.childNodes);
      drawer.scrollTop = kept!.top;
      active = isSamePage ? null : list.querySelector(CURRENT);
    }
  }
} catch {
  // Nothing is stored, or something else.
}
if (active && drawer.clientHeight) {
  const { top, bottom } = active.getBoundingClientRect();
  if (top < parseFloat(getComputedStyle(active).scrollMarginTop) || bottom > drawer.clientHeight) {
    drawer.scrollTop += top - drawer.clientHeight / 2;
  }
}
