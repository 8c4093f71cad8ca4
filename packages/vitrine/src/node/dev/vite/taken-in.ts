import type { Plugin } from 'vite';

/** Tells of files that have changed once Vite has taken that in. */
export interface TakenIn {
  plugin: Plugin;
  /** @param listener gets each file that was changed, added or removed, by its path with `/` */
  on: (listener: (file: string) => void) => void;
}

/**
 * Vite asks all plugins about a change before it forgets what it knew of the file, and its watcher is heard before both:
 * what is rendered meanwhile is of the file as it was.
 */
export function createTakenIn(): TakenIn {
  const listeners: ((file: string) => void)[] = [];
  return {
    plugin: {
      name: 'vitrine:taken-in',
      hotUpdate({ file }) {
        // Vite asks once for the server and once for the browser.
        if (this.environment.name === 'ssr') listeners.forEach((listener) => listener(file));
      },
    },
    on: (listener) => listeners.push(listener),
  };
}
