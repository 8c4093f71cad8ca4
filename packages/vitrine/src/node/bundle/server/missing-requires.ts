import type { Plugin } from 'vite';

/**
 * Leaves to Node what a package requires that is not installed. It does so where it is not in a browser, by
 * `require('canvas')` in a function, and its `browser` field takes that out of the bundle for browsers; what that lacks
 * as well stops it.
 */
export const missingRequiresPlugin: Plugin = {
  name: 'vitrine:missing-requires',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[\w@]/ },
    async handler(id, importer, { kind }) {
      if (kind !== 'require-call' || !importer?.includes('/node_modules/')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true, kind });
      return found ?? { id, external: true };
    },
  },
};
