import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has parts that are loaded on use wait for their style sheets by a function of the engine. The one that Vite puts into
 * every page is five times as long, because it also preloads scripts, which no bundle of a site asks for.
 */
export function preloadHelperPlugin(engineDist: string): Plugin {
  const module = path.join(engineDist, 'browser/core/styles/load-styles.js');
  return {
    name: 'vitrine:preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadWithStyles as __vitePreload } from ${JSON.stringify(module)};`,
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && !file.map) file.code = placeStyles(file.code);
        }
      },
    },
  };
}

/** The list of style sheets that Vite puts at the head of a script. */
const LIST = /^const __vite__mapDeps=\(.*?\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;

/** Names the style sheets of each part where it is loaded: a list for all of them pays from a dozen on. */
export function placeStyles(code: string): string {
  const [head, list] = LIST.exec(code) ?? [];
  if (!head) return code;
  const names = JSON.parse(list!) as string[];
  return code
    .slice(head.length)
    .replace(/\b__vite__mapDeps\((\[[\d,]*\])\)/g, (_call, indexes: string) =>
      JSON.stringify((JSON.parse(indexes) as number[]).map((index) => names[index])),
    );
}
