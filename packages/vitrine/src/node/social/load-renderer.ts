import { createRequire } from 'node:module';

/** Milliseconds after which freed memory goes back to the system: longer than a card takes. */
const KEPT_MEMORY_MS = '100';

/**
 * Loads the renderer of cards, for all threads. A card takes seven megabytes, and to give them back after each one, as
 * the bundler's allocator does (`base/short-process.ts`), takes as long as to draw it. Each of both reads the setting
 * when it is loaded.
 */
export function loadRenderer<Module>(file: string, env: NodeJS.ProcessEnv = process.env): Module {
  const before = env['MIMALLOC_PURGE_DELAY'];
  env['MIMALLOC_PURGE_DELAY'] = KEPT_MEMORY_MS;
  try {
    return createRequire(import.meta.url)(file) as Module;
  } finally {
    if (before === undefined) delete env['MIMALLOC_PURGE_DELAY'];
    else env['MIMALLOC_PURGE_DELAY'] = before;
  }
}
