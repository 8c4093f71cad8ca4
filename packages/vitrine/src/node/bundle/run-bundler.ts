import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Manifest, Plugin, Rolldown } from 'vite';
import type { BundleConfig } from '../config/reach.ts';
import { endStylesPlugin, wholeName } from './end-styles.ts';
import {
  ADAPTER_CLIENT,
  CLIENT_ENTRY,
  ENGINE_DIST,
  IFRAME_ENTRY,
  SERVER_ENTRY,
} from './entries.ts';
import { withoutLaterParts } from './later-parts.ts';
import { libraryChunks } from './chunks/library-chunks.ts';
import { requireReactPlugin } from './require-react.ts';
import { DEMO_LIST, SERVER_MANIFEST, serverChunkName } from './server-keys.ts';
import { describeInputs, noteModules, type BundleInputs } from './site/inputs.ts';
import { watchPlugins } from './site/watched-files.ts';
import { noticeChunk, shellChunk } from './shell-chunk.ts';

/** The parts of a site that bundles are made from. */
export interface BundledSite {
  root: string;
  config: BundleConfig;
}

/** Bundles of a site that are being made, and what they are made from. */
export interface Bundling extends BundledSite {
  plugins: Plugin[];
  describeInputs: () => BundleInputs;
}

/** Begins to make the bundles of a site. */
export function openBundling(site: BundledSite): Bundling {
  const folders = { root: site.root, engine: ENGINE_DIST };
  const modules = new Set<string>();
  const watched = watchPlugins(site.config.vite?.plugins ?? []);
  return {
    ...site,
    plugins: [...watched.plugins, noteModules(folders, modules)],
    describeInputs: () => describeInputs(folders, modules, watched.files),
  };
}

/** Bundles for the browser. */
export async function bundleClient(
  site: Bundling,
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

/** Bundles for Node. */
export async function bundleServer(
  site: Bundling,
  demoFiles: string[],
  outDir: string,
): Promise<void> {
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
async function bundle(site: Bundling, demoFiles: string[], options: InlineConfig): Promise<void> {
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
  const config = mergeConfig(baseConfig(site.root, site.config, demoFiles, site.plugins), quiet);
  const errors = await build(mergeConfig(config, options)).then(
    () => [],
    (error: { errors?: unknown[] }) => error.errors ?? [error],
  );
  if (unresolved.length + errors.length > 0) throw new AggregateError([...unresolved, ...errors]);
}

function readsAdapter({ id }: Rolldown.RolldownLog): boolean {
  return id === SERVER_ENTRY || (id?.endsWith(ADAPTER_CLIENT) ?? false);
}
