/** Keys of Vite that are the engine's, each with the reason. */
export const REFUSED_KEYS: Readonly<Record<string, string>> = {
  root: 'the root is the folder of vitrine.config.ts',
  base: 'the path that the site lies at follows from `url`',
  mode: '`vitrine build` and `vitrine dev` set it',
  publicDir: 'what is published as it is lies in public/',
  cacheDir: 'caches lie in .vitrine',
  build: 'Vitrine makes the bundles and cuts them into files; the folder of the output is `outDir`',
  builder: 'Vitrine makes the bundles',
  server: '`vitrine dev` has --port and --host, and serves the files that the site needs',
  preview: '`vitrine preview` has --port and --host',
  ssr: 'demos are rendered on the server with the modules that the browser gets',
  environments: 'demos are rendered on the server with the modules that the browser gets',
  worker: 'the engine’s own workers depend on it',
  appType: 'Vitrine makes the documents',
  html: 'Vitrine makes the documents',
  envDir: 'variables that begin with VITE_ are read from .env in the folder of the site',
  envPrefix: 'variables that begin with VITE_ are public, and no others',
  configFile: 'the configuration of Vite is what `vite` says, and nothing else',
  oxc: 'Vitrine compiles TypeScript and JSX; a plugin may do what else there is',
  esbuild: 'Vitrine compiles TypeScript and JSX; a plugin may do what else there is',
  rolldownOptions: 'Vitrine makes the bundles and cuts them into files',
  logLevel: 'Vitrine prints what the bundler says',
  customLogger: 'Vitrine prints what the bundler says',
  clearScreen: 'Vitrine prints what the bundler says',
};

export const REFUSED_RESOLVE = 'bundles have everything in them, for the browser as for Node';
export const REFUSED_OPTIMIZE = 'the dev server begins at the adapter and at the demos';

/** Modules that engine and demos share; each has to be the same one in all bundles. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'vitrine/adapter',
  'vitrine/preferences',
  'virtual:vitrine/demos',
];
/** Imports within the engine. */
const OWN = ['./page.ts', '../core/store.ts', '/engine/src/browser/entry.tsx'];

/** The reason why an alias would break the engine; `null` for most. */
export function refuseAlias(find: string | RegExp): string | null {
  const catches = (id: string) =>
    typeof find === 'string'
      ? id === find || id.startsWith(find.endsWith('/') ? find : `${find}/`)
      : new RegExp(find.source, find.flags.replace(/[gy]/g, '')).test(id);
  const shared = SHARED.find(catches);
  if (shared !== undefined)
    return `it would replace "${shared}", which the engine and the demos share`;
  return OWN.some(catches) ? 'it would catch imports of the engine itself' : null;
}

/** Names that the engine's code reads as well. */
const BROWSER_NAMES = ['window', 'document', 'location', 'history', 'navigator', 'self'];

/** The reason why a constant would break the engine; `null` for most. */
export function refuseConstant(name: string): string | null {
  if (!/^[\p{L}_$][\p{L}\d_$]*(?:\.[\p{L}_$][\p{L}\d_$]*)*$/u.test(name))
    return 'a constant is a name, or names with dots between them';
  if (name.startsWith('import.meta'))
    return 'Vite has it; public variables come from .env, with names that begin with VITE_';
  if (name === 'process.env.NODE_ENV') return '`vitrine build` and `vitrine dev` set it';
  const [first = ''] = name.split('.');
  const isGlobal = name === first && (first in globalThis || BROWSER_NAMES.includes(first));
  return isGlobal ? 'it is a name of the language or of browsers, which the engine uses' : null;
}

/** The reason why a plugin is refused; `null` for most. */
export function refusePlugin(name: string): string | null {
  if (/^vite:react(?:-|$)/.test(name))
    return 'Vitrine has the plugin of React itself; two would compile JSX twice';
  return name.startsWith('vitrine:') ? 'names that begin with "vitrine:" are the engine’s' : null;
}
