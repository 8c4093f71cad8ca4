// Compiles the engine to packages/vitrine/dist, when its sources have changed since. What the command runs is merged
// into few files in dist/node/command: Node takes a quarter of a small build to find and read a hundred modules. What
// the dev server renders pages with is one file in dist/dev: its first page would wait as long again for Vite to go
// through the modules of the shell one after the other; what it sends to browsers is merged for the same reason, in
// dist/dev/browser. The modules of the browser's side stay what they are, compiled, in dist/browser. What stands in
// documents themselves is compiled to dist/inline-scripts.json, the service worker to dist/service-worker.js, and the
// shell of sites that add nothing to it to dist/shell, the search for agents to dist/search-engine.js. All but
// dist/modules is published. `npm create vitrine` is compiled from the same sources to packages/create-vitrine/dist.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, run } from './run.mjs';
import { CREATE_DIST, DIST, ENGINE, MODULES } from './engine/paths.mjs';

const stamp = path.join(DIST, 'engine-id.txt');
const id = digestSources();
const isWhole = existsSync(stamp) && existsSync(CREATE_DIST);
if (!isWhole || readFileSync(stamp, 'utf8') !== id) {
  rmSync(DIST, { recursive: true, force: true });
  for (const project of ['tsconfig.build.json', 'tsconfig.browser-build.json']) {
    const tsc = path.join(ROOT, 'node_modules/ts-api/bin/tsc');
    run(process.execPath, [tsc, '-p', path.join(ENGINE, project)]);
  }
  const { CLIENT_ENTRIES, publishModules } = await import('./engine/browser-modules.mjs');
  publishModules();
  const {
    bundleAlone,
    bundleCommand,
    bundleCreate,
    bundleRenderer,
    bundleSearch,
    bundleWorker,
    licenses,
  } = await import('./engine/bundle.mjs');
  const { writeInlineScripts } = await import('./engine/inline-scripts.mjs');
  await bundleCommand();
  await bundleRenderer();
  const { bundleDevClient } = await import('./engine/dev-client.mjs');
  await bundleDevClient(CLIENT_ENTRIES);
  await bundleSearch();
  await bundleWorker();
  for (const name of [
    'node/ahead/read-ahead-worker',
    'node/build/prerender-worker',
    'node/bundle/make-stock-shell',
    'node/build/stall-worker',
    'node/probe/main',
    'node/social/draw-worker',
  ]) {
    await bundleAlone(name);
  }
  await writeInlineScripts();
  licenses.write(DIST);
  await bundleCreate();
  // By which `node/api/cache.ts` tells whether APIs would be read as before.
  const readers = ['node/api', 'node/base', 'node/model', 'shared'];
  const reader = digestFiles(readers.map((name) => path.join(MODULES, name)));
  mkdirSync(path.join(DIST, 'node/api'));
  writeFileSync(path.join(DIST, 'node/api/modules.txt'), reader);
  process.env.NODE_ENV = 'production';
  const maker = path.join(DIST, 'node/bundle/make-stock-shell.js');
  await (await import(maker)).makeStockShell();
  rmSync(maker);
  writeFileSync(stamp, id);
}

/** Digest of everything that the compiled engine follows from. */
function digestSources() {
  const settings = ['package.json', 'tsconfig.node.json', 'tsconfig.browser.json'];
  const projects = ['tsconfig.build.json', 'tsconfig.browser-build.json'];
  const own = [fileURLToPath(import.meta.url), path.join(ROOT, 'scripts/engine')];
  const files = [...settings, ...projects].map((name) => path.join(ENGINE, name));
  return digestFiles([...files, ...own, path.join(ENGINE, 'src')]);
}

/** Digest of files and of all that is in folders, but for tests. */
function digestFiles(places) {
  const hash = createHash('sha256');
  const files = places.flatMap((place) =>
    statSync(place).isFile()
      ? [place]
      : readdirSync(place, { recursive: true })
          .map((name) => path.join(place, name))
          .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
          .sort(),
  );
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
