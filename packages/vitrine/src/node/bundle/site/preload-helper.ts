import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has parts that are loaded on use wait for their style sheets by a function of the engine. The one that Vite puts into
 * every page is five times as long, because it also preloads scripts, which no bundle of a site asks for.
 */
export function preloadHelperPlugin(engineDist: string): Plugin {
  const module = path.join(engineDist, 'browser/core/load-styles.js');
  return {
    name: 'vitrine:preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(module)};`,
    },
  };
}
