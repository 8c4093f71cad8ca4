import { createStore } from '../core/store.ts';

/** Begins the fragment of an address that carries an edit: `#edit=<demo's fragment>~<state>`. */
export const EDIT_PREFIX = '#edit=';

/** The demo that an address carries an edit of, with the edit still packed; `null` for any other address. */
export function readEditHash(hash: string): { demo: string; state: string } | null {
  if (!hash.startsWith(EDIT_PREFIX)) return null;
  const text = hash.slice(EDIT_PREFIX.length);
  // The packed state has no such letter; the name may.
  const end = text.lastIndexOf('~');
  if (end === -1) return { demo: '', state: '' };
  const demo = text.slice(0, end);
  try {
    return { demo: decodeURIComponent(demo), state: text.slice(end + 1) };
  } catch {
    // Not encoded by us: no demo has this name.
    return { demo, state: '' };
  }
}

/**
 * The edit in the address with which the page was entered, or of a link that was followed. The reader's own
 * edit, which the address takes up later, does not count.
 */
export const sharedEdit = createStore<ReturnType<typeof readEditHash>>(null);
