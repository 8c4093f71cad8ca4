import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves out what the shell loads in the browser alone, when it is wanted: the editor is most of its code.
 * @param dist folder of the compiled engine
 */
export const withoutLaterParts = (dist: string) =>
  ({
    name: 'vitrine:without-later-parts',
    enforce: 'pre',
    resolveId: (id, importer, { kind }) =>
      kind === 'dynamic-import' && importer?.startsWith(dist + path.sep)
        ? { id, external: true }
        : undefined,
  }) satisfies Plugin;
