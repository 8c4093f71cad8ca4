import { DRAWER_ID } from '../../shared/contract.ts';
import { readStorage } from '../core/storage.ts';
import { NAV_KEY, type RememberedNav } from '../drawer/nav-memory.ts';

/*
 * Puts back what the tab has kept of the navigation when the current page is in it, and scrolls the active
 * entry into view. A reload keeps all as it was, closed groups and the scroll position too. The shell then
 * hydrates what it finds.
 */

/** Written into the script with each page. */
declare const BUILD_ID: string;

const CURRENT = '[aria-current]';
const drawer = document.getElementById(DRAWER_ID)!;
const list = drawer.querySelector('.nav-list')!;
const kept = readStorage(NAV_KEY, 'sessionStorage') as RememberedNav | null;
let active = list.querySelector(CURRENT);
if (kept?.buildId === BUILD_ID) {
  const isSamePage = kept.pathname === location.pathname;
  const href = active?.getAttribute('href');
  const next = document.createElement('ul');
  next.innerHTML = kept.html;
  for (const link of next.querySelectorAll(CURRENT)) link.removeAttribute('aria-current');
  if (href)
    next.querySelector(`a[href="${CSS.escape(href)}"]`)?.setAttribute('aria-current', 'page');
  if (!href || isSamePage || next.querySelector(CURRENT)) {
    list.replaceChildren(...next.childNodes);
    drawer.scrollTop = kept.top;
    active = isSamePage ? null : list.querySelector(CURRENT);
  }
}
if (active && drawer.clientHeight) {
  const { top, bottom } = active.getBoundingClientRect();
  if (top < parseFloat(getComputedStyle(active).scrollMarginTop) || bottom > drawer.clientHeight) {
    drawer.scrollTop += top - drawer.clientHeight / 2;
  }
}
