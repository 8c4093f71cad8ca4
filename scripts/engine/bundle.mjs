import { readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { collectLicenses } from './licenses.mjs';
import { CREATE_DIST, DIST, ENGINE, MODULES, PACKAGES } from './paths.mjs';

/** Style sheets that are asked for as text are that, as Vite gives them; the browser loads the others. */
const inlineStyles = {
  name: 'inline-styles',
  load: {
    filter: { id: /\.css(?:\?inline)?$/ },
    handler: (id) => {
      const [file, inline] = id.split('?');
      const text = inline ? readFileSync(file, 'utf8') : '';
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  },
};

/** Addresses of workers, which only browsers start. */
const withoutWorkers = {
  name: 'without-workers',
  resolveId: (id) => (id.endsWith('?worker&url') ? '/worker?worker&url' : undefined),
  load: {
    filter: { id: /\?worker&url$/ },
    handler: () => ({ code: `export default '';`, moduleType: 'js' }),
  },
};

/** What the browser alone loads, when it is wanted. */
const withoutLaterParts = {
  name: 'without-later-parts',
  resolveId: (id, _importer, { kind }) =>
    kind === 'dynamic-import' ? { id, external: true } : undefined,
};

/**
 * Markdown-it is published with the fields of its classes set by calls of a helper, which take a fortieth of the time that
 * pages of prose take. They become assignments: no prototype has anything of their names.
 */
const plainFields = {
  name: 'plain-fields',
  transform: {
    filter: { id: /\/node_modules\/markdown-it\/dist\/markdown-it\.mjs$/ },
    handler: (code) => {
      const plain = code.replace(
        /\b_defineProperty\(\s*this,\s*(?:\/\*[^]*?\*\/\s*)?("\w+"),/g,
        '(this[$1] =',
      );
      if (plain === code) throw new Error('markdown-it sets its fields itself: remove this plugin');
      return { code: plain, map: null };
    },
  },
};

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(path.join(ENGINE, 'package.json'), 'utf8'),
);
const INSTALLED = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
/** Modules that every command would look for, though the browser's side, or the types of the configuration, need them as well. */
const MERGED = /^(?:@lezer\/|sucrase$|zod(?:$|\/))/;

/**
 * Whether a module stays where it is: a package that is installed with the engine. All others are merged, with what they
 * need: nobody installs them, and no command looks for their modules.
 */
function isExternal(module) {
  if (!PACKAGES.test(module) || MERGED.test(module)) return false;
  if (isBuiltin(module) || module.startsWith('virtual:')) return true;
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  return INSTALLED.has(name);
}

/** Of all that is merged into the engine. */
export const licenses = collectLicenses();

/** What the command and programs run, in few files: Node takes long to find and read a hundred. */
export async function bundleCommand() {
  const bundle = await rolldown({
    input: { cli: path.join(MODULES, 'cli.js'), index: path.join(MODULES, 'index.js') },
    platform: 'node',
    external: isExternal,
    // Modules are evaluated in part of the time that the same code takes as CommonJS.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [plainFields, licenses.plugin],
  });
  await bundle.write({
    dir: path.join(DIST, 'node/command'),
    chunkFileNames: '[name]-[hash].js',
    comments: { legal: true, annotation: false, jsdoc: false },
  });
}

/** A module that is run by itself, in one file at the same place as in the sources: a thread's, for example. */
export async function bundleAlone(name) {
  const bundle = await rolldown({
    input: path.join(MODULES, `${name}.js`),
    platform: 'node',
    external: isExternal,
    plugins: [licenses.plugin],
  });
  await bundle.write({ file: path.join(DIST, `${name}.js`), codeSplitting: false });
}

/** What sets a project up before the engine is installed: one file of another package, with all that it needs. */
export async function bundleCreate() {
  const { plugin, write } = collectLicenses();
  const bundle = await rolldown({
    input: path.join(MODULES, 'node/create/main.js'),
    platform: 'node',
    plugins: [plugin],
  });
  rmSync(CREATE_DIST, { recursive: true, force: true });
  // As deep in its package as in the engine's sources, from where the version is read.
  await bundle.write({
    file: path.join(CREATE_DIST, 'node/create/main.js'),
    codeSplitting: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  write(CREATE_DIST);
}

/** What the dev server renders pages with. */
export async function bundleRenderer() {
  const renderer = await rolldown({
    input: Object.fromEntries(
      ['server-entry', 'shell-entry'].map((name) => [
        name,
        path.join(ENGINE, `src/browser/${name}.tsx`),
      ]),
    ),
    platform: 'neutral',
    external: PACKAGES,
    plugins: [inlineStyles, withoutWorkers, withoutLaterParts],
  });
  await renderer.write({ dir: path.join(DIST, 'dev') });
}

/** The search of the browser, for agents. */
export async function bundleSearch() {
  const search = await rolldown({
    input: path.join(ENGINE, 'src/browser/search/local/engine.ts'),
    platform: 'neutral',
  });
  await search.write({ file: path.join(DIST, 'search-engine.js') });
}

/** The service worker, as a classic script: not every browser runs those that are modules. */
export async function bundleWorker() {
  const worker = await rolldown({
    input: path.join(ENGINE, 'src/worker/entry.ts'),
    platform: 'browser',
  });
  await worker.write({
    file: path.join(DIST, 'service-worker.js'),
    ...{ format: 'iife', minify: true, codeSplitting: false },
  });
}
