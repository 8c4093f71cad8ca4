import { createStore } from './store.ts';

/** The next announcement; an object, so that the same words twice are two. */
export const announcement = createStore<{ text: string }>({ text: '' });

/** Announces to screen readers what happens without a change of focus, by the shell's live region. */
export function announce(text: string): void {
  announcement.set({ text });
}
