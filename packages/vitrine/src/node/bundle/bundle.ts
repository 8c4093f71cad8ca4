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
import { shortDigest } from '../base/text.ts';
import type { LoadedSite } from '../model/site.ts';
import { endStylesPlugin, wholeName } from './end-styles.ts';
import { libraryChunks } from './library-chunks.ts';
import { withoutLaterParts } from './later-parts.ts';
import { readAssets, type BundleAssets } from './read-assets.ts';
import { requireReactPlugin } from './require-react.ts';
import {
  DEMO_LIST,
  readServerKeys,
  SERVER_MANIFEST,
  serverChunkName,
  type ServerKeys,
} from './server-keys.ts';
import { noticeChunk, shellChunk } from './shell-chunk.ts';
import { ADAPTER_CLIENT, CLIENT_ENTRY, IFRAME_ENTRY, SERVER_ENTRY } from './entries.ts';

export interface Bundle extends BundleAssets {
  /** Changes with what every page runs, and with nothing else. */
  buildId: string;
  /** Holds `client/` (the assets) and `server/`. */
  dir: string;
  /** What `loadServer` loads. */
  serverEntry: string;
  /** Changes with the code that renders a demo, or another module of a page. */
  renderKeyOf: (file: string) => string;
  loadServer: () => Promise<Server>;
}

interface BundleRecord {
  assets: BundleAssets;
  buildId: string;
  /** What demos are rendered by. */
  server: ServerKeys;
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
  let current = isCurrent ? kept : null;
  if (!current) {
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
    const assets = readAssets(site.root, await client, demoFiles);
    const serverKeys = readServerKeys(path.join(dir, 'server'), site.root, demoFiles);
    current = {
      assets,
      buildId: shellKey(assets, serverKeys),
      server: serverKeys,
      checksum: checksumBundle(dir),
    };
    writeJson(record, current);
    removeOldBundles(bundles, key);
  }
  const entry = path.join(dir, 'server/entry.js');
  const { assets, buildId, server } = current;
  return {
    ...assets,
    buildId,
    dir,
    serverEntry: entry,
    renderKeyOf: (file) => shortDigest(server.shared, server.chunks[file] ?? key),
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

/** Pages of two builds with the same key navigate to each other: what runs in one goes with the other. */
function shellKey({ demos: _, ...shell }: BundleAssets, { shared }: ServerKeys): string {
  return shortDigest(JSON.stringify(shell), shared);
}

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
      manifest: SERVER_MANIFEST,
      minify: false,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: { entry: SERVER_ENTRY },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: serverChunkName,
          codeSplitting: { groups: [DEMO_LIST] },
        },
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
