import path from 'node:path';
import { rolldown } from 'rolldown';
import { DIST, PACKAGES } from './paths.mjs';

/**
 * Parts of few files, by the modules that lead to what is in them: an `<iframe>` has the demos without the shell. What
 * runs by itself is in neither.
 */
const PARTS = {
  demos: ['demo/live/iframe-entry', 'demo/live/start-demos', 'demo/live/hydrate-demo'],
  shell: ['start'],
};
/** Runs where it is imported. */
const ENTRY = 'demo/live/iframe-entry';

const MERGED = path.join(DIST, 'dev/browser');
const compiled = (name) => path.join(DIST, `browser/${name}.js`);

/** Style sheets and workers stay where they are: Vite brings them to the browser. */
const withoutFiles = {
  name: 'without-files',
  resolveId: {
    filter: { id: /\.css(?:\?|$)|\?worker&url$/ },
    handler: (id, importer) => ({
      id: path.resolve(path.dirname(importer), id),
      external: 'absolute',
    }),
  },
  renderChunk(code, { fileName }) {
    const up = path.relative(path.dirname(path.join(MERGED, fileName)), DIST);
    return { code: code.replaceAll(`"${DIST}/`, `"${up}/`), map: null };
  },
};

/**
 * Merges what the dev server sends to browsers into few files: a browser that asks for a hundred modules, for each once it
 * has read another, shows the first demo a second later.
 * @param entries names of modules in dist/browser; each is at the same place in dist/dev/browser
 */
export async function bundleDevClient(entries) {
  const client = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, compiled(name)])),
    platform: 'browser',
    external: PACKAGES,
    plugins: [withoutFiles],
    // That a part is loaded later does not matter where it is a part of what is loaded at once.
    checks: { ineffectiveDynamicImport: false },
  });
  await client.write({
    dir: MERGED,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
    codeSplitting: {
      groups: Object.entries(PARTS).map(([name, modules]) => {
        let reached;
        return {
          debugName: name,
          name: (id, graph) => {
            reached ??= reach(modules.map(compiled), graph);
            return id !== compiled(ENTRY) && reached.has(id) ? name : null;
          },
        };
      }),
    },
  });
}

/** These modules and all that they import at once. */
function reach(leading, graph) {
  const found = new Set(leading);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
