import { createStore } from './store.ts';

/** What to tell next; an object, so that the same words twice are two announcements. */
export const announcement = createStore<{ text: string }>({ text: '' });

/** Tells screen readers what has happened where no focus moves. The shell's live region says it. */
export function announce(text: string): void {
  announcement.set({ text });
}
