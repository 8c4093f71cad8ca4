import { readStorage, writeStorage } from '../core/storage/storage.ts';

const KEY = 'vitrine:code-tab';
/** Longest name of a tab that is remembered. */
const LONGEST = 100;
const TABS = '.code-tabs input';

/** Remembers which code of a group a reader has chosen, for all groups that have one of that name. */
export function startCodeTabs(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(TABS)) return;
    writeStorage(KEY, target.value);
    showChosenTabs();
  });
  showChosenTabs();
}

/** Shows what the reader has chosen before, in a document that has just come. */
export function showChosenTabs(): void {
  const chosen = readStorage(KEY, parseCodeTab);
  for (const input of document.querySelectorAll<HTMLInputElement>(TABS)) {
    if (input.value === chosen) input.checked = true;
  }
}

/** The schema of the stored choice: the name of a tab, which no page need have. */
export const parseCodeTab = (stored: unknown): string =>
  typeof stored === 'string' && stored.length <= LONGEST ? stored : '';
