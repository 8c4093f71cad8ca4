import { isSearchShortcut } from './search-keys.ts';

/** A key press that opens the search, as it is passed on from a document within the page. */
export interface SearchKey {
  key: string;
  command: boolean;
}

/**
 * Passes key presses that ask for the search on from this document, which has none. Whether one does is up to
 * the page: a reader may have turned single keys off.
 */
export function forwardSearchKeys(forward: (key: SearchKey) => void): void {
  addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event)) return;
    const { key, ctrlKey, metaKey } = event;
    event.preventDefault();
    forward({ key, command: ctrlKey || metaKey });
  });
}

/** Presses the key in the document of the page. */
export function pressSearchKey(page: Document, { key, command }: SearchKey): void {
  const { KeyboardEvent } = page.defaultView!;
  page.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: command, cancelable: true }));
}
