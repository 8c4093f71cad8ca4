import type { Plugin } from 'vite';

/**
 * Parts of the bundle for Node in files of their own, so that a change of them leaves the others alone: by the
 * module that the engine's code imports, the name that stands for its file until the chunks are written.
 */
const PARTS: Record<string, string> = {
  'virtual:vitrine/demos': 'vitrine-part:demos',
  'virtual:vitrine/site-styles': 'vitrine-part:site-styles',
  'virtual:vitrine/page-styles': 'vitrine-part:page-styles',
};

/** Those that are bundled, as the bundler's input. */
export const STYLE_PARTS = {
  'site-styles': 'virtual:vitrine/site-styles',
  'page-styles': 'virtual:vitrine/page-styles',
};

export const STYLE_PART_FILES = Object.keys(STYLE_PARTS).map((name) => `${name}.js`);

/** Folder of the parts, within that of the bundle. */
export const PARTS_DIR = 'parts';

/** The file that lies in a bundle's folder, so that Node takes its files for modules. */
export const PACKAGE_FILE = JSON.stringify({ type: 'module' });

/** Leaves the parts out, and imports them from where they lie beside the bundle. */
export const serverPartsPlugin: Plugin = {
  name: 'vitrine:server-parts',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /^virtual:vitrine\// },
    handler: (id) => (id in PARTS ? { id: PARTS[id]!, external: true } : null),
  },
  renderChunk: (code, { fileName }) => {
    const up = '../'.repeat(fileName.split('/').length);
    const text = code.replaceAll(PART_IMPORT, `$1${up}${PARTS_DIR}/$2.js$1`);
    // No line has moved.
    return text === code ? null : { code: text, map: null };
  },
};

const PART_IMPORT = /(["'])vitrine-part:([\w-]+)\1/g;
