import type { Plugin } from 'vite';
import { ENGINE_DIST } from './entries.ts';

/** Leaves out what the shell loads in the browser alone, when it is wanted: the editor is most of its code. */
export const withoutLaterParts = {
  name: 'vitrine:without-later-parts',
  enforce: 'pre',
  resolveId: (id, importer, { kind }) =>
    kind === 'dynamic-import' && importer?.startsWith(ENGINE_DIST)
      ? { id, external: true }
      : undefined,
} satisfies Plugin;
