import { flushSync } from 'react-dom';
import { DRAWER_ID } from '../../shared/contract.ts';

const LIST = '.drawer > .nav-list:not([hidden])';

/** The link of the current page in the navigation, when that shows one. */
export function findActive(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${LIST} [aria-current="page"]`);
}

/** Scrolls the docked drawer so that the active link shows, and no further. */
export function bringActiveIntoView(): void {
  findActive()?.scrollIntoView({ block: 'nearest' });
}

/** Movements that no reader notices, in pixels; browsers do not count them as a layout shift either. */
const STILL = 2;

/**
 * Runs an update that may add entries above what the reader sees, and scrolls by what they add. Entries that
 * are added between two that are in view may move one of them: then the update is taken back.
 * @param undo left out: it is made in any case
 * @returns whether it was made
 */
export function keepInPlace(update: () => void, undo?: () => void): boolean {
  const drawer = document.getElementById(DRAWER_ID)!;
  const seen = listEntries()
    .map((entry) => [entry, topOf(entry)] as const)
    .filter(([{ offsetHeight }, top]) => top > -offsetHeight && top < drawer.clientHeight);
  const [anchor, before] = seen.find(([entry]) => entry === findActive()) ?? seen[0] ?? [];
  const { scrollTop } = drawer;
  flushSync(update);
  if (!anchor) return true;
  drawer.scrollTop += topOf(anchor) - before!;
  if (!undo || seen.every(([entry, top]) => Math.abs(topOf(entry) - top) < STILL)) return true;
  flushSync(undo);
  drawer.scrollTop = scrollTop;
  return false;
}

function topOf(entry: HTMLElement): number {
  return entry.getBoundingClientRect().top;
}

/** The links and groups of the navigation that are not in a closed group, in their order. */
export function listEntries(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${LIST} :is(a, button)`)];
}
