import type { FSWatcher } from 'vite';
import type { PrerenderedDemo } from '../../shared/contract.ts';

/** What demos were rendered to: an edit of a page's prose does not render its demos again. */
export interface KeptRenders {
  /** @param render asked where nothing is kept; what it throws is not kept */
  get: (
    file: string,
    id: string,
    render: () => Promise<PrerenderedDemo>,
  ) => Promise<PrerenderedDemo>;
}

/**
 * Keeps renders until a file changes that demos may consist of.
 * @param isPart tells whether a demo may consist of a file
 */
export function keepRenders(
  watcher: Pick<FSWatcher, 'on'>,
  isPart: (file: string) => boolean,
): KeptRenders {
  let kept = new Map<string, PrerenderedDemo>();
  for (const event of ['change', 'add', 'unlink'] as const) {
    watcher.on(event, (file: string) => {
      // A new one: what is being rendered belongs to the one before.
      if (isPart(file)) kept = new Map();
    });
  }
  return {
    get: async (file, id, render) => {
      const key = JSON.stringify([file, id]);
      const known = kept.get(key);
      if (known) return known;
      const own = kept;
      const rendered = await render();
      own.set(key, rendered);
      return rendered;
    },
  };
}
