/** Vitrine as a library: what the command does, for programs. Heavy parts load when they are called. */
export { defineConfig } from './config/define-config.js';
export { docsearch } from './config/docsearch.js';
export type { UserConfig } from './config/schema.js';
export type { CardPage } from './social/card.js';
export type { PageEntry } from './page.js';
export { VitrineError, type Problem } from './errors.js';
export type { ComponentDoc } from './api/model.js';

/** See `build` in `build/build.ts`. */
export const build: typeof import('./build/build.js').build = async (...args) =>
  (await import('./build/build.js')).build(...args);

/** See `dev` in `vite/dev.ts`. */
export const dev: typeof import('./vite/dev.js').dev = async (...args) =>
  (await import('./vite/dev.js')).dev(...args);

/** See `preview` in `build/preview.ts`. */
export const preview: typeof import('./build/preview.js').preview = async (...args) =>
  (await import('./build/preview.js')).preview(...args);

/** See `check` in `site/check-site.ts`. */
export const check: typeof import('./site/check-site.js').check = async (...args) =>
  (await import('./site/check-site.js')).check(...args);

/** See `searchRecords` in `search/hosted-site.ts`. */
export const searchRecords: typeof import('./search/hosted-site.js').searchRecords = async (
  ...args
) => (await import('./search/hosted-site.js')).searchRecords(...args);
