import path from 'node:path';
import type { Plugin } from 'vite';
import { directionOf } from '../config/values/language.ts';
import type { BundleConfig } from '../config/reach.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { ADAPTER_CLIENT, DEMOS_CLIENT } from './entries.ts';

interface VirtualModulesOptions {
  root: string;
  config: BundleConfig;
  /** Demo files relative to the root; `null`: all there are, new ones included, for the dev server. */
  demoFiles: string[] | null;
}

/** The modules that connect the engine's code to one site; typed in `browser/virtual.d.ts`. */
export function virtualModulesPlugin({ root, config, demoFiles }: VirtualModulesOptions): Plugin {
  const adapter = config.adapter && JSON.stringify(path.resolve(root, config.adapter));
  const modules: Record<string, () => string> = {
    'virtual:vitrine/demos': () => (demoFiles ? importFiles(root, demoFiles) : importAll(root)),
    // It imports the library, which may ask for a browser.
    'virtual:vitrine/adapter': () =>
      (adapter && !config.demos.clientOnly
        ? `import * as adapter from ${adapter}; export { adapter };`
        : `export const adapter = ${PLAIN_ADAPTER};`) +
      `export const direction = '${directionOf(config.language)}';`,
    [ADAPTER_CLIENT]: () =>
      adapter
        ? `import * as adapter from ${adapter};
           export const Provider = adapter.Provider;
           export const prepare = adapter.prepare;
           export const adoptStyles = adapter.adoptStyles;
           export const palette = adapter.palette;
           export const reads = adapter.reads;`
        : `export const { Provider } = ${PLAIN_ADAPTER};`,
    'virtual:vitrine/site-styles': () =>
      config.styles
        ? `export { default } from ${JSON.stringify(`${path.resolve(root, config.styles)}?inline`)};`
        : `export default '';`,
    'virtual:vitrine/page-styles': () => importPageStyles(root, config),
    // A site without demos gets no code that shows or edits them.
    'virtual:vitrine/mount-demos': () =>
      demoFiles?.length === 0
        ? 'export const mountDemos = () => () => undefined;'
        : `export { mountDemos } from ${JSON.stringify(DEMOS_CLIENT)};`,
  };
  return {
    name: 'vitrine:virtual-modules',
    // The bundler asks for nothing else: each question costs.
    resolveId: {
      filter: { id: /^virtual:vitrine\// },
      handler: (id) => (id in modules ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:vitrine\// },
      handler: (id) => modules[id.slice(1)]?.(),
    },
  };
}

function importPageStyles(root: string, { pageStyles }: BundleConfig): string {
  const sheets = Object.entries(pageStyles);
  const imports = sheets.map(
    ([, file], index) =>
      `import css${index} from ${JSON.stringify(`${path.resolve(root, file)}?inline`)};`,
  );
  const entries = sheets.map(([pathname], index) => `${JSON.stringify(pathname)}: css${index}`);
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}};`;
}

function importFiles(root: string, files: string[]): string {
  const entries = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(path.join(root, file))})`,
  );
  return `export const demos = {${entries.join(',\n')}};`;
}

/** A demo elsewhere in the workspace has an address that names its whole path. */
const importAll = (root: string) => `
const found = import.meta.glob('/${CONTENT_DIR}/**/*.{tsx,jsx}');
const known = Object.fromEntries(Object.entries(found).map(([file, load]) => [file.slice(1), load]));
// Modules made on request, such as those of playgrounds, are not in the content folder.
const folders = ${JSON.stringify(root.replaceAll('\\', '/').split('/'))};
const addressOf = (file) => {
  const parts = file.split('/');
  const up = parts.lastIndexOf('..') + 1;
  return up === 0 ? '/' + file : '/@fs' + [...folders.slice(0, -up), ...parts.slice(up)].join('/');
};
export const demos = new Proxy(known, {
  get: (_, file) => known[file] ?? (() => import(/* @vite-ignore */ addressOf(file))),
});
`;

const PLAIN_ADAPTER = '{ Provider: ({ children }) => children }';
