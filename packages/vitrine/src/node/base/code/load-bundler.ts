import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The bundler, and below what it is made of, on use: they take longer to load than a page to rebuild. Each is loaded at once: Node
 * fails to require a module that an `import()` elsewhere has not finished, and they share most of theirs.
 */
export const loadVite = () => require('vite') as typeof import('vite');

/** What bundles. */
export const loadRolldown = () => require('rolldown') as typeof import('rolldown');

/** What resolves imports. */
export const loadResolver = () =>
  require('rolldown/experimental') as typeof import('rolldown/experimental');
