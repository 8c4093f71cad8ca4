import { readdirSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { escapePattern } from '../../base/text.ts';
import { ENGINE_DIST } from '../../bundle/entries.ts';

/** Where the same modules are in few files, made with the engine (`scripts/engine/dev-client.mjs`). */
const MERGED = path.join(ENGINE_DIST, 'dev/browser');

/**
 * Gives browsers the engine in few files: a page would ask for a hundred modules, for each once it has read another. What
 * demos import of the engine comes from the same files, as another copy would not know the reader's choices.
 */
export function mergedClientPlugin(): Plugin {
  const modules = `${normalizePath(path.join(ENGINE_DIST, 'browser'))}/`;
  const merged = readdirSync(MERGED, { recursive: true, encoding: 'utf8' });
  const entries = new Set(merged.filter((file) => file.endsWith('.js')).map(normalizePath));
  return {
    name: 'vitrine:merged-client',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^vitrine/|^(?:/@fs)?/?${escapePattern(modules)}`) },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!resolved?.id.startsWith(modules)) return resolved;
        const entry = resolved.id.slice(modules.length);
        return entries.has(entry) ? normalizePath(path.join(MERGED, entry)) : resolved;
      },
    },
  };
}
