import { listEntries } from './active-entry.ts';

/**
 * Arrow keys in the navigation: up and down over what shows, forwards opens a group or enters it,
 * backwards closes it or leads to the group around, Home and End. Tab and Enter stay those of links.
 */
export function moveFocus(key: string): void {
  const entry = document.activeElement?.closest<HTMLElement>('.nav-list :is(a, button)');
  if (!entry) return;
  const next = findNext(entry, logicalKey(key));
  if (next === entry) entry.click();
  else next?.focus();
}

/** Forwards is to the right where lines of text start at the left. */
function logicalKey(key: string): string {
  const rtl = document.documentElement.dir === 'rtl';
  if (key === 'ArrowRight') return rtl ? 'Backwards' : 'Forwards';
  if (key === 'ArrowLeft') return rtl ? 'Forwards' : 'Backwards';
  return key;
}

/** The entry that a key leads to; the group itself when the key opens or closes it. */
function findNext(entry: HTMLElement, key: string): HTMLElement | null | undefined {
  const expanded = entry.getAttribute('aria-expanded');
  const entries = listEntries();
  const index = entries.indexOf(entry);
  switch (key) {
    case 'ArrowDown':
      return entries[index + 1];
    case 'ArrowUp':
      return entries[index - 1] ?? document.querySelector<HTMLElement>('.nav-filter input');
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    case 'Forwards':
      if (expanded === null) return null;
      return expanded === 'true' ? entries[index + 1] : entry;
    case 'Backwards':
      if (expanded === 'true') return entry;
      return entry.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > button');
  }
}
