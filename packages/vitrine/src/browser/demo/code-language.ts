import { createStore, useStore } from '../core/store.ts';

export type CodeLanguage = 'ts' | 'js';

const KEY = 'vitrine:code-language';
const store = createStore<CodeLanguage>('ts');
let following = false;

/** The language in which the reader wants sources: one choice for all demos, pages and tabs. */
export function useCodeLanguage(): CodeLanguage {
  return useStore(store, 'ts');
}

export function currentCodeLanguage(): CodeLanguage {
  followCodeLanguage();
  return store.get();
}

/** Takes over what was stored, and follows other tabs from now on. */
export function followCodeLanguage(): void {
  if (following) return;
  following = true;
  store.set(readStored());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.set(readStored());
  });
}

export function chooseCodeLanguage(language: CodeLanguage): void {
  store.set(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be denied: the choice then lasts until the page is left.
  }
}

function readStored(): CodeLanguage {
  try {
    return localStorage.getItem(KEY) === 'js' ? 'js' : 'ts';
  } catch {
    // As above: sources are shown as they were written.
    return 'ts';
  }
}
