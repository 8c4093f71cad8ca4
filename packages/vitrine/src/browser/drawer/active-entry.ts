import { flushSync } from 'react-dom';

const LIST = '.drawer > .nav-list:not([hidden])';

/** The link of the current page in the navigation, when that shows one. */
export function findActive(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${LIST} [aria-current="page"]`);
}

/** Scrolls the docked drawer so that the active link shows, and no further. */
export function bringActiveIntoView(): void {
  findActive()?.scrollIntoView({ block: 'nearest' });
}

/** Runs an update that may add entries above what the reader sees, and scrolls by what they add. */
export function keepInPlace(update: () => void): void {
  const anchor = findActive() ?? findFirstInView();
  const before = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(update);
  const after = anchor?.isConnected ? anchor : findActive();
  const drawer = after?.closest('.drawer');
  if (after && drawer) drawer.scrollTop += after.getBoundingClientRect().top - before;
}

function findFirstInView(): HTMLElement | undefined {
  return listEntries().find((entry) => entry.getBoundingClientRect().top >= 0);
}

/** The links and groups of the navigation that are not in a closed group, in their order. */
export function listEntries(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${LIST} :is(a, button)`)];
}
