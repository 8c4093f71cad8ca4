import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Manifest, Rolldown } from 'vite';
import { readBundlerErrors, type BundlerError } from '../base/bundler-errors.ts';
import type { Server } from '../../shared/contract.ts';
import {
  VitrineError,
  formatProblem,
  problem,
  sortProblems,
  type Problem,
} from '../base/errors.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { folderChecksum } from '../base/folder-checksum.ts';
import { readJson, writeJson } from '../base/files.ts';
import type { LoadedSite } from '../model/site.ts';
import type { ModuleAssets } from '../blocks/block-kind.ts';
import { endStylesPlugin, wholeName } from './end-styles.ts';
import { libraryChunks } from './library-chunks.ts';
import { withoutLaterParts } from './later-parts.ts';
import { requireReactPlugin } from './require-react.ts';
import { noticeChunk, shellChunk } from './shell-chunk.ts';
import { ADAPTER_CLIENT, CLIENT_ENTRY, IFRAME_ENTRY, SERVER_ENTRY } from './entries.ts';

/** Addresses of everything that pages load. */
interface BundleAssets {
  buildId: string;
  /** The shell's script and what it imports. */
  client: ModuleAssets;
  /** The script of a document with one demo alone. */
  iframe: ModuleAssets;
  /** Loaded by the shell on use; named in pages, so that the service worker caches it. */
  shellParts: string[];
  /** Starts demos; asked for by pages that have any. */
  demoStart: string[];
  /** Loaded by the toolbars of demos on use; named in pages, so that the service worker caches it. */
  toolbarParts: string[];
  adapterUrl: string;
  /** By demo file, relative to the root. */
  demos: Record<string, ModuleAssets>;
}

export interface Bundle extends BundleAssets {
  /** Holds `client/` (the assets) and `server/`. */
  dir: string;
  /** What `loadServer` loads. */
  serverEntry: string;
  loadServer: () => Promise<Server>;
}

interface BundleRecord {
  assets: BundleAssets;
  /** Of the files. */
  checksum: string;
}

/** Bundles in the cache: the current one and the one before, so that switching branches is quick. */
const KEPT_BUNDLES = 2;

/**
 * Bundles shell, adapter and demos for the browser and for Node, unless the same input was bundled before.
 * @param key content hash of everything that goes in
 * @throws VitrineError `bundle-failed`
 */
export async function bundleSite(
  site: LoadedSite,
  demoFiles: string[],
  key: string,
): Promise<Bundle> {
  const bundles = path.join(site.cacheDir, 'bundles');
  // What Node has once failed to load, it does not load again in this process.
  const dir = path.join(bundles, unloadable.has(key) ? `${key}-again` : key);
  const record = path.join(dir, 'bundle.json');
  const kept = readJson<BundleRecord>(record);
  const isCurrent = kept !== null && kept.checksum === checksumBundle(dir);
  let assets = kept?.assets;
  if (!assets || !isCurrent) {
    rmSync(dir, { recursive: true, force: true });
    const client = bundleClient(site, demoFiles, path.join(dir, 'client'));
    const server = bundleServer(site, demoFiles, path.join(dir, 'server'));
    // Awaits both, so that the report does not depend on which of them fails first.
    const settled = await Promise.allSettled([client, server]);
    const errors = settled.flatMap((each) =>
      each.status === 'rejected' ? readBundlerErrors(each.reason, site.root) : [],
    );
    if (errors.length > 0) {
      rmSync(dir, { recursive: true, force: true });
      throw new VitrineError(bundleProblems(errors));
    }
    assets = readAssets(site, await client, demoFiles, key);
    writeJson(record, { assets, checksum: checksumBundle(dir) } satisfies BundleRecord);
    removeOldBundles(bundles, key);
  }
  const entry = path.join(dir, 'server/entry.js');
  return {
    ...assets,
    dir,
    serverEntry: entry,
    loadServer: async () => {
      try {
        return (await import(pathToFileURL(entry).href)) as Server;
      } catch (error) {
        if (!isCurrent) throw error;
        // What is installed may have changed since.
        unloadable.add(key);
        rmSync(dir, { recursive: true, force: true });
        throw new CacheDamaged(entry, error);
      }
    },
  };
}

const unloadable = new Set<string>();

/** Without source maps: they are read when a demo throws. */
function checksumBundle(dir: string): string {
  return ['client', 'server']
    .map((folder) => folderChecksum(path.join(dir, folder), (name) => name.endsWith('.map')))
    .join(' ');
}

async function bundleClient(
  site: LoadedSite,
  demoFiles: string[],
  outDir: string,
): Promise<Manifest> {
  const demos = demoFiles.map((file) => path.join(site.root, file));
  const shared = libraryChunks({ demos, adapter: `\0${ADAPTER_CLIENT}`, client: CLIENT_ENTRY });
  await bundle(site, demoFiles, {
    plugins: [endStylesPlugin()],
    build: {
      outDir,
      manifest: 'manifest.json',
      modulePreload: false,
      // A worker of the engine is inlined into no page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [
          CLIENT_ENTRY,
          ...(demoFiles.length > 0 ? [IFRAME_ENTRY] : []),
          ADAPTER_CLIENT,
          ...demos,
        ],
        // Demanded by groups that leave what they need to others.
        preserveEntrySignatures: 'allow-extension',
        output: {
          assetFileNames: wholeName,
          codeSplitting: { groups: [shellChunk(CLIENT_ENTRY), noticeChunk, shared] },
        },
      },
    },
  });
  return JSON.parse(readFileSync(path.join(outDir, 'manifest.json'), 'utf8')) as Manifest;
}

async function bundleServer(site: LoadedSite, demoFiles: string[], outDir: string): Promise<void> {
  await bundle(site, demoFiles, {
    plugins: [requireReactPlugin(site.root), withoutLaterParts],
    // The same resolution of the library as in the browser; only React is shared with Node.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      outDir,
      ssr: true,
      sourcemap: true,
      minify: false,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: { entry: SERVER_ENTRY },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** Runs Vite. It takes longer to load than a page to rebuild, so only a build that bundles loads it. */
async function bundle(site: LoadedSite, demoFiles: string[], options: InlineConfig): Promise<void> {
  const [{ build, createLogger, mergeConfig }, { baseConfig }] = await Promise.all([
    import('vite'),
    import('./base-config.ts'),
  ]);
  // Vite stops at the first import that leads nowhere and forgets its line.
  const unresolved: Rolldown.RolldownLog[] = [];
  const quiet: InlineConfig = {
    // Errors are thrown as well and reported once.
    customLogger: { ...createLogger('warn'), error: () => undefined },
    build: {
      rolldownOptions: {
        // Advice on slow plugins, which a slow machine alone brings about.
        checks: { bundlerTimings: false, pluginTimings: false },
        onLog: (level, log, handle) => {
          // Dependencies that CommonJS modules try to load and can do without.
          const optional = log.id?.endsWith('?commonjs-external') ?? false;
          if (log.code === 'UNRESOLVED_IMPORT' && !optional) unresolved.push(log);
          // Most of what an adapter can export may be missing.
          else if (log.code !== 'IMPORT_IS_UNDEFINED' || !readsAdapter(log)) handle(level, log);
        },
      },
    },
  };
  const config = mergeConfig(baseConfig(site.root, site.config, demoFiles), quiet);
  const errors = await build(mergeConfig(config, options)).then(
    () => [],
    (error: { errors?: unknown[] }) => error.errors ?? [error],
  );
  if (unresolved.length + errors.length > 0) throw new AggregateError([...unresolved, ...errors]);
}

function readsAdapter({ id }: Rolldown.RolldownLog): boolean {
  return id === SERVER_ENTRY || (id?.endsWith(ADAPTER_CLIENT) ?? false);
}

function readAssets(
  site: LoadedSite,
  manifest: Manifest,
  demoFiles: string[],
  key: string,
): BundleAssets {
  const nameOf = (file: string) => path.relative(site.root, file).replaceAll('\\', '/');
  const chunkOf = (name: string) => {
    const found = Object.values(manifest).find(({ src, isEntry }) => isEntry && src === name);
    if (!found) throw new Error(`The bundle has no entry for ${name}`);
    return found;
  };
  const client = collectModule(manifest, chunkOf(nameOf(CLIENT_ENTRY)).file);
  const adapterChunk = Object.values(manifest).find(
    ({ src, name, isEntry }) => isEntry && (src ?? name ?? '').includes('adapter-client'),
  );
  if (!adapterChunk) throw new Error('The bundle has no entry for the adapter');
  const adapter = collectModule(manifest, adapterChunk.file);
  const loaded = new Set([client.module, ...client.preload, ...client.styles]);
  const shellParts = listParts(manifest, SHELL_PARTS, loaded);
  if (demoFiles.length === 0) {
    const none = { module: '', preload: [], styles: [] };
    const adapterUrl = adapter.module;
    return {
      buildId: key,
      client,
      iframe: none,
      shellParts,
      demoStart: [],
      toolbarParts: [],
      adapterUrl,
      demos: {},
    };
  }
  const iframe = collectModule(manifest, chunkOf(nameOf(IFRAME_ENTRY)).file);
  // The code that hydrates demos is requested together with the first demo.
  const hydration = collectModule(manifest, hydrationChunk(manifest));
  const demoStart = listParts(manifest, ['demo/live/start-demos.ts'], loaded);
  for (const url of demoStart) loaded.add(url);
  const demos = Object.fromEntries(
    demoFiles.map((file) => {
      const demo = collectModule(manifest, chunkOf(file).file);
      const shared = [hydration, adapter].flatMap(({ module, preload }) => [module, ...preload]);
      const preload = [...new Set([...demo.preload, ...shared])];
      const styles = [...new Set([...adapter.styles, ...demo.styles])];
      return [
        file,
        {
          ...demo,
          preload: preload.filter((url) => !loaded.has(url)),
          styles: styles.filter((url) => !client.styles.includes(url)),
        },
      ];
    }),
  );
  const toolbarParts = listParts(manifest, TOOLBAR_PARTS, loaded);
  const adapterUrl = adapter.module;
  return { buildId: key, client, iframe, shellParts, demoStart, toolbarParts, adapterUrl, demos };
}

function hydrationChunk(manifest: Manifest): string {
  return engineChunk(manifest, 'browser/demo/live/hydrate-demo.tsx');
}

/** What the shell loads on use and works without a network; the search, which needs its index, asks for itself. */
const SHELL_PARTS = [
  'drawer/arrow-keys.ts',
  'drawer/nav-results.tsx',
  'drawer/swipe.ts',
  'page/long-press.ts',
  'preferences/appearance-choices.tsx',
];
/** A demo's source, options and menu; not the sandboxes, which need a network. */
const TOOLBAR_PARTS = ['demo-source', 'demo-options', 'more-menu-items'].map(
  (name) => `demo/toolbar/${name}.tsx`,
);

/** The files of parts of the browser's side, but for those that every page loads. */
function listParts(manifest: Manifest, names: string[], loaded: Set<string>): string[] {
  const parts = names.map((name) =>
    collectModule(manifest, engineChunk(manifest, `browser/${name}`)),
  );
  const urls = parts.flatMap(({ module, preload, styles }) => [module, ...preload, ...styles]);
  return [...new Set(urls)].filter((url) => !loaded.has(url));
}

/** The file of a module of the engine that is loaded on use. */
function engineChunk(manifest: Manifest, name: string): string {
  const found = Object.values(manifest).find(({ src }) => src?.endsWith(`/src/${name}`));
  if (!found) throw new Error(`The bundle has no chunk for ${name}`);
  return found.file;
}

/** A chunk with everything it imports statically. */
function collectModule(manifest: Manifest, file: string): ModuleAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const byFile = Object.values(manifest).find((chunk) => chunk.file === file);
  const visit = (chunk = byFile) => {
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  visit();
  const [module = '', ...preload] = modules;
  return { module, preload, styles: [...styles] };
}

/** Both bundles usually fail for the same reason, which is reported once. */
function bundleProblems(errors: BundlerError[]): Problem[] {
  const problems = errors.map(({ reason, ...at }) => problem('bundle-failed', [reason], at));
  const byText = new Map(problems.map((each) => [formatProblem(each), each]));
  return sortProblems([...byText.values()]);
}

function removeOldBundles(bundles: string, current: string): void {
  const others = readdirSync(bundles)
    .filter((name) => name !== current)
    .map((name) => path.join(bundles, name));
  // Of a build that was killed.
  const unfinished = others.filter((dir) => !existsSync(path.join(dir, 'bundle.json')));
  const finished = others.filter((dir) => !unfinished.includes(dir));
  const outdated = finished.slice(0, Math.max(0, finished.length - KEPT_BUNDLES + 1));
  for (const dir of [...unfinished, ...outdated]) rmSync(dir, { recursive: true, force: true });
}
