import type { Plugin } from 'vite';

/**
 * Parts of the bundle for Node in files of their own, so that a change of them leaves the others alone: by the
 * module that the engine's code imports, the name that Node knows the file by.
 */
const PARTS: Record<string, string> = {
  'virtual:vitrine/demos': '#demos',
  'virtual:vitrine/site-styles': '#site-styles',
  'virtual:vitrine/page-styles': '#page-styles',
};

/** Those that are bundled, as the bundler's input. */
export const STYLE_PARTS = {
  'site-styles': 'virtual:vitrine/site-styles',
  'page-styles': 'virtual:vitrine/page-styles',
};

export const STYLE_PART_FILES = Object.keys(STYLE_PARTS).map((name) => `${name}.js`);

/** Folder of the parts, within that of the bundle. */
export const PARTS_DIR = 'parts';

/** The file that lies in a bundle's folder, so that Node takes its files for modules and finds the parts. */
export const PACKAGE_FILE = JSON.stringify({
  type: 'module',
  imports: Object.fromEntries(
    Object.values(PARTS).map((name) => [name, `./${PARTS_DIR}/${name.slice(1)}.js`]),
  ),
});

/** Leaves the parts out. */
export const serverPartsPlugin: Plugin = {
  name: 'vitrine:server-parts',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /^virtual:vitrine\// },
    handler: (id) => (id in PARTS ? { id: PARTS[id]!, external: true } : null),
  },
};
