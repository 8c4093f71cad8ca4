import path from 'node:path';
import type { Plugin } from 'vite';
import { CACHE_DIR, CONTENT_DIR } from '../../base/folders.ts';
import { patternOfName, readPaths } from '../../code/source-paths.ts';

/**
 * Gives modules that are made for a site, such as those of playgrounds, the names that the site's settings for compilers
 * have for files (`paths`): they lie where no settings include them, and import what its demos import.
 */
export function mappedNamesPlugins(root: string): Plugin[] {
  const names = Object.keys(readPaths(path.join(root, 'tsconfig.json')));
  if (names.length === 0) return [];
  const made = `${path.join(root, CACHE_DIR).replaceAll('\\', '/')}/`;
  const author = path.join(root, CONTENT_DIR, 'index.tsx');
  return [
    {
      name: 'vitrine:mapped-names',
      enforce: 'pre',
      resolveId: {
        order: 'pre',
        // The bundler asks for nothing else: each question costs.
        filter: { id: names.map(patternOfName) },
        handler(source, importer) {
          if (importer?.replaceAll('\\', '/').startsWith(made) !== true) return null;
          return this.resolve(source, author, { skipSelf: true });
        },
      },
    },
  ];
}
