// Compiles the engine's Node side to packages/vitrine/dist, when its sources have changed since. What the
// command runs is merged into few files in dist/node/command: Node takes a quarter of a small build to find and
// read a hundred modules. What the dev server renders pages with is one file in dist/dev: its first page
// would wait as long again for Vite to go through the modules of the shell one after the other. What stands in
// documents themselves is compiled to dist/inline-scripts.json, the service worker to dist/service-worker.js, and the
// shell of sites that add nothing to it to dist/shell. The search of the browser, for agents, is dist/search-engine.js.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, run } from './run.mjs';

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

/** What stands in documents: the modules of `src/browser/inline` that each script is made of, in their order. */
const INLINE_SCRIPTS = {
  head: ['load-failure', 'early-clicks', 'preferences', 'history', 'first-paint'],
  'theme-color': ['theme-color'],
  fonts: ['fonts'],
  navigation: ['navigation'],
  'first-demo': ['first-demo'],
  iframe: ['early-clicks', 'iframe'],
  offline: ['offline'],
  'runner-frame': ['runner-frame'],
};

/** The code of a module, in a scope of its own. Every page repeats it: an arrow function is shorter. */
async function compileInline(rolldown, module) {
  const script = await rolldown({
    input: path.join(engine, `src/browser/inline/${module}.ts`),
    optimization: { inlineConst: { mode: 'all' } },
  });
  const { output } = await script.generate({ format: 'iife', minify: true });
  const [, code] = /^\(function\(\)\{(.+)\}\)\(\);$/s.exec(output[0].code.trim());
  return `(()=>{${code}})()`;
}

/** Packages stay where they are, and so does what a site decides (`virtual:`). */
const PACKAGES = /^[^./]/;
/** What reads Markdown and code, with what that needs: forty modules that every command would look for. */
const MERGED =
  /^(?:markdown-it|entities|linkify-it|mdurl|punycode\.js|uc\.micro)(?:\/|$)|^@lezer\//;

const engine = path.join(ROOT, 'packages/vitrine');
const dist = path.join(engine, 'dist');
const stamp = path.join(dist, 'engine-id.txt');

const hash = createHash('sha256');
for (const file of ['package.json', 'tsconfig.node.json', 'tsconfig.build.json']) {
  hash.update(readFileSync(path.join(engine, file)));
}
hash.update(readFileSync(fileURLToPath(import.meta.url)));
for (const entry of readdirSync(path.join(engine, 'src'), { recursive: true, withFileTypes: true })
  .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
  .map((found) => path.join(found.parentPath, found.name))
  .sort()) {
  hash.update(path.relative(engine, entry)).update(readFileSync(entry));
}
const id = hash.digest('hex').slice(0, 16);

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== id) {
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [
    path.join(ROOT, 'node_modules/ts-api/bin/tsc'),
    '-p',
    path.join(engine, 'tsconfig.build.json'),
  ]);
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { cli: path.join(dist, 'cli.js'), index: path.join(dist, 'index.js') },
    platform: 'node',
    external: (module) => PACKAGES.test(module) && !MERGED.test(module),
  });
  await bundle.write({
    dir: path.join(dist, 'node/command'),
    chunkFileNames: '[name]-[hash].js',
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  const renderer = await rolldown({
    input: { 'server-entry': path.join(engine, 'src/browser/server-entry.tsx') },
    platform: 'neutral',
    external: PACKAGES,
    plugins: [inlineStyles, withoutWorkers, withoutLaterParts],
  });
  await renderer.write({ dir: path.join(dist, 'dev') });
  const search = await rolldown({
    input: path.join(engine, 'src/browser/search/local/engine.ts'),
    platform: 'neutral',
  });
  await search.write({ file: path.join(dist, 'search-engine.js') });
  const scripts = {};
  for (const [name, modules] of Object.entries(INLINE_SCRIPTS)) {
    const parts = await Promise.all(modules.map((module) => compileInline(rolldown, module)));
    scripts[name] =
      parts.length === 1
        ? parts[0]
        : // One that fails is reported, and keeps none of the others from their work.
          `for(let f of[${parts.map((code) => code.slice(1, -3)).join()}])try{f()}catch(e){reportError(e)}`;
  }
  writeFileSync(path.join(dist, 'inline-scripts.json'), JSON.stringify(scripts));
  const worker = await rolldown({
    input: path.join(engine, 'src/worker/entry.ts'),
    platform: 'browser',
  });
  // A classic script: not every browser runs service workers that are modules.
  await worker.write({
    file: path.join(dist, 'service-worker.js'),
    ...{ format: 'iife', minify: true, codeSplitting: false },
  });
  process.env.NODE_ENV = 'production';
  const { makeStockShell } = await import(path.join(dist, 'node/bundle/make-stock-shell.js'));
  await makeStockShell();
  writeFileSync(stamp, id);
}
