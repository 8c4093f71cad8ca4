import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { OF_REACT } from '../../base/code/require-react.ts';
import { ASSET } from './hooks.ts';
import { parentOf, type Require } from './project-react.ts';

const ENTRY = '\0probe';
const REACT = '\0react:';

/**
 * Loads a module as the bundler of a site does, which can what Node cannot: modules without their endings, a syntax that
 * no manifest names.
 * @param assets where style sheets and pictures are noted
 */
export async function loadBundled(
  name: string,
  project: { root: string; bundler: string; require: Require; assets: Set<string> },
): Promise<unknown> {
  const { rolldown } = (await import(project.bundler)) as typeof import('rolldown');
  const bundle = await rolldown({
    ...{ input: ENTRY, cwd: project.root, platform: 'node', moduleTypes: { '.js': 'jsx' } },
    ...{ logLevel: 'silent', shimMissingExports: true },
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    // A default export of CommonJS is another one for modules of Node than for those of bundlers.
    resolve: { mainFields: ['module', 'jsnext:main', 'jsnext', 'main'] },
    plugins: [libraryPlugin(name, project)],
  });
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-probe-'));
  try {
    const file = join(dir, 'library.mjs');
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    const { library } = (await import(pathToFileURL(file).href)) as { library: unknown };
    return library;
  } finally {
    await bundle.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

function libraryPlugin(
  name: string,
  { root, require, assets }: { root: string; require: Require; assets: Set<string> },
): Plugin {
  const parent = parentOf(root);
  return {
    name: 'probe',
    resolveId(id, importer, { kind }) {
      if (id === ENTRY) return id;
      // The one that renders.
      if (OF_REACT.test(id)) {
        return kind === 'require-call' ? { id: require.resolve(id), external: true } : REACT + id;
      }
      return importer === ENTRY ? this.resolve(id, parent, { skipSelf: true }) : null;
    },
    load(id) {
      if (id === ENTRY) {
        return `import * as library from ${JSON.stringify(name)};\nexport { library };`;
      }
      if (id.startsWith(REACT)) return reactModule(parent, id.slice(REACT.length), require);
      if (!ASSET.test(id)) return null;
      assets.add(id);
      return { code: 'export default {}', moduleType: 'js' };
    },
  };
}

/** Hands on the React that has been loaded. */
function reactModule(parent: string, id: string, require: Require): string {
  const names = Object.keys(require(id) as object).filter((key) => key !== 'default');
  return `import { createRequire } from 'node:module';
const all = createRequire(${JSON.stringify(parent)})(${JSON.stringify(id)});
export default all;
export const { ${names.join(',')} } = all;`;
}
