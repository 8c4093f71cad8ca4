/** What was typed into the search before it was there. */
export interface EarlySearch {
  /** The key that opens it. */
  opened: KeyboardEvent;
  text: string;
  /** Whether the first result is wanted. */
  isEntered: boolean;
}

const asks = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey || key === '/' || key === 's';

/** Reads keys, the oldest first, as the search would have: null when it would be closed in the end. */
export function readKeys(keys: readonly KeyboardEvent[]): EarlySearch | null {
  let search: EarlySearch | null = null;
  for (const event of keys) {
    const { key } = event;
    if (search === null) {
      if (asks(event)) search = { opened: event, text: '', isEntered: false };
    } else if (key === 'Escape') search = null;
    else if (key === 'Enter') search.isEntered = search.text !== '';
    else if (key === 'Backspace') search.text = search.text.slice(0, -1);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !search.isEntered)
      search.text += key;
  }
  // Who presses the key again, because nothing has happened, wants it once.
  if (search && [...search.text].every((letter) => letter === search.opened.key)) search.text = '';
  return search;
}
