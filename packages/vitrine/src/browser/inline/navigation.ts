import { DRAWER_ID } from '../../shared/contract.ts';
import { readArea } from '../core/storage/read-area.ts';
import { NAV_KEY, parseNav, type RememberedEntry } from '../drawer/nav-memory.ts';

/*
 * Puts back what the tab has kept of the navigation when the current page is in it, and scrolls the active
 * entry into view. A reload keeps all as it was, closed groups and the scroll position too. The shell then
 * hydrates what it finds.
 */

const CURRENT = '[aria-current]';
const drawer = document.getElementById(DRAWER_ID)!;
const list = drawer.querySelector('.nav-list')!;
const kept = readArea(NAV_KEY, parseNav, 'sessionStorage');
let active = list.querySelector(CURRENT);
const href = active?.getAttribute('href');

/** The markup of `drawer/nav-list.tsx`. */
const createItem = ([title, path, children]: RememberedEntry) => {
  const item = document.createElement('li');
  const isLink = children === undefined;
  const control = document.createElement(isLink ? 'a' : 'button');
  control.textContent = title;
  control.setAttribute(isLink ? 'href' : 'data-path', path);
  if (!isLink) control.ariaExpanded = `${!!children}`;
  else if (path === href) control.ariaCurrent = 'page';
  item.append(control);
  if (children) item.append(createList(children));
  return item;
};

const createList = (entries: RememberedEntry[]) => {
  const next = document.createElement('ul');
  next.className = 'nav-list';
  next.append(...entries.map(createItem));
  return next;
};

if (kept && kept.buildId === document.currentScript!.dataset.build) {
  const isSamePage = kept.pathname === location.pathname;
  const next = createList(kept.entries);
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
