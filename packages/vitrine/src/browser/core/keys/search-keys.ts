import { readStorage, writeStorage } from '../storage/storage.ts';
import { createStore } from '../store.ts';

/** Elements that take letters themselves: fields, and widgets that choose by letter. */
const TAKES_LETTERS =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=searchbox],' +
  '[role=combobox],[role=listbox],[role=menu],[role=menubar],[role=tree],[role=grid]';
const OPEN_DIALOG = 'dialog:modal,[aria-modal=true]';

const STORAGE_KEY = 'vitrine:search-keys';

/** Whether `/` and `s` open the search. A reader can turn them off, as WCAG 2.1.4 asks; Ctrl/⌘-K stays. */
export const singleKeys = createStore(true);

/** Turns `/` and `s` on or off and remembers it. */
export function changeSingleKeys(on: boolean): void {
  singleKeys.set(on);
  writeStorage(STORAGE_KEY, on);
}

/** Takes over what the reader chose on an earlier visit. */
export function restoreSingleKeys(): void {
  singleKeys.set(readStorage(STORAGE_KEY, parseSingleKeys) ?? true);
}

/** The schema of the stored choice: on unless turned off. */
export const parseSingleKeys = (stored: unknown): boolean => stored !== false;

/** Whether a key press on the page asks for the search. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (!isSingleKey(event) && !isCommandK(event)) return false;
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(TAKES_LETTERS) !== null) return false;
  return document.querySelector(OPEN_DIALOG) === null;
}

function isSingleKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!singleKeys.get() || ctrlKey || metaKey || altKey) return false;
  // On many keyboards the slash itself needs Shift.
  return key === '/' || (key === 's' && !shiftKey);
}

function isCommandK({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === 'k';
}
