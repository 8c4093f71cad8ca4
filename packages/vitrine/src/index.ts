/** Vitrine as a library: what the command does, for programs. Heavy parts load when they are called. */
export { defineConfig } from './node/config/define-config.ts';
export { docsearch, localSearch } from './node/config/search.ts';
export type { UserConfig } from './node/config/schema.ts';
export type { CardPage } from './node/config/social-cards.ts';
export type { PageEntry } from './shared/page.ts';
export { VitrineError, type Problem } from './node/base/errors.ts';
export type { ComponentDoc } from './node/model/component-doc.ts';

/** See `build` in `node/commands/build.ts`. */
export const build: typeof import('./node/commands/build.ts').build = async (...args) =>
  (await import('./node/commands/build.ts')).build(...args);

/** See `dev` in `node/commands/dev.ts`. */
export const dev: typeof import('./node/commands/dev.ts').dev = async (...args) =>
  (await import('./node/commands/dev.ts')).dev(...args);

/** See `preview` in `node/commands/preview.ts`. */
export const preview: typeof import('./node/commands/preview.ts').preview = async (...args) =>
  (await import('./node/commands/preview.ts')).preview(...args);

/** See `check` in `node/commands/check.ts`. */
export const check: typeof import('./node/commands/check.ts').check = async (...args) =>
  (await import('./node/commands/check.ts')).check(...args);

/** See `searchRecords` in `node/commands/search-records.ts`. */
export const searchRecords: typeof import('./node/commands/search-records.ts').searchRecords =
  async (...args) => (await import('./node/commands/search-records.ts')).searchRecords(...args);
