import { onStorage, readStorage, writeStorage } from '../core/storage/storage.ts';
import { createStore, useStore } from '../core/store.ts';

export type CodeLanguage = 'ts' | 'js';

const KEY = 'vitrine:code-language';
const store = createStore<CodeLanguage>('ts');
let isStarted = false;

/** The language in which the reader wants sources: one choice for all demos, pages and tabs. */
export function useCodeLanguage(): CodeLanguage {
  return useStore(store, 'ts');
}

export function currentCodeLanguage(): CodeLanguage {
  startCodeLanguage();
  return store.get();
}

/** Takes over what was stored, and what other tabs store from now on. */
export function startCodeLanguage(): void {
  if (isStarted) return;
  isStarted = true;
  const restore = () => store.set(readStorage(KEY, parseCodeLanguage) ?? 'ts');
  restore();
  onStorage(KEY, restore);
}

/** The schema of the stored choice. */
export const parseCodeLanguage = (stored: unknown): CodeLanguage =>
  stored === 'js' ? stored : 'ts';

export function chooseCodeLanguage(language: CodeLanguage): void {
  store.set(language);
  writeStorage(KEY, language);
}
