import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Manifest, Plugin, Rolldown } from 'vite';
import { loadVite } from '../base/code/load-bundler.ts';
import type { BundleConfig } from '../config/reach.ts';
import { endStylesPlugin, wholeName } from './site/styles/end-styles.ts';
import {
  ADAPTER_CLIENT,
  CLIENT_ENTRY,
  ENGINE_DIST,
  IFRAME_ENTRY,
  SERVER_ENTRY,
} from './entries.ts';
import { withoutLaterParts } from './server/later-parts.ts';
import { inlineRuntimePlugin, withImportsLeft } from './chunks/inline-runtime.ts';
import { libraryChunks } from './chunks/library-chunks.ts';
import { readExportsPlugin, type EntryExports } from './demos/exports-of-entries.ts';
import { importEntriesPlugin, importsEntries } from './demos/import-entries.ts';
import { listApart, type DemoPlan } from './demos/demo-plan.ts';
import { nameOfReact, requireReactPlugin } from './server/require-react.ts';
import { missingRequiresPlugin } from './server/missing-requires.ts';
import { serverPartsPlugin, STYLE_PARTS } from './server/server-parts.ts';
import { describeInputs, noteModules, type BundleInputs } from './site/inputs.ts';
import { preloadHelperPlugin } from './site/preload-helper.ts';
import { productionReactPlugin } from './site/production-react.ts';
import { isAdviceOnPackage, quietLogger } from './site/quiet-logger.ts';
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

/** What is known of a bundle when it has been made. */
export interface MadeBundle {
  manifest: Manifest;
  /** What single modules find in it, by their files. */
  entries: Record<string, EntryExports>;
  /** Ids of all modules. */
  modules: Set<string>;
}

const MANIFEST = 'manifest.json';

/** Bundles for the browser. */
export function bundleClient(site: Bundling, plan: DemoPlan, outDir: string): Promise<MadeBundle> {
  const entries = listEntries(site, plan);
  const demos = [...new Set(entries)];
  const shared = libraryChunks({
    demos: entries,
    adapter: `\0${ADAPTER_CLIENT}`,
    client: CLIENT_ENTRY,
  });
  return bundleWithDemos(site, plan, {
    plugins: [
      endStylesPlugin(),
      preloadHelperPlugin(ENGINE_DIST),
      productionReactPlugin(),
      inlineRuntimePlugin,
    ],
    build: {
      outDir,
      manifest: MANIFEST,
      modulePreload: false,
      // A worker of the engine is inlined into no page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [
          CLIENT_ENTRY,
          ...(demos.length > 0 ? [IFRAME_ENTRY] : []),
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
}

/** Bundles for Node. */
export function bundleServer(site: Bundling, plan: DemoPlan, outDir: string): Promise<MadeBundle> {
  return bundleWithDemos(site, plan, {
    plugins: [
      serverPartsPlugin,
      requireReactPlugin(site.root),
      withoutLaterParts(ENGINE_DIST),
      missingRequiresPlugin,
    ],
    // The same resolution of the library as in the browser; only React is shared with Node.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      outDir,
      ssr: true,
      sourcemap: true,
      manifest: MANIFEST,
      minify: false,
      cssMinify: 'lightningcss',
      // As in the browser, or what is printed there would be another address.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // As the browser has it: React is CommonJS, whose missing exports are undefined. Those of other modules stop the
        // bundle for the browser.
        shimMissingExports: true,
        input: [SERVER_ENTRY, ...new Set(listEntries(site, plan))],
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ facadeModuleId }) =>
            facadeModuleId === SERVER_ENTRY ? 'entry.js' : CHUNK_NAME,
          chunkFileNames: CHUNK_NAME,
          // Lines are what is read of maps, and the sources are where they were.
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

const CHUNK_NAME = 'assets/[name]-[hash].js';

/** What stands for each demo, and each module beside them: itself, or what it imports, which several may share. */
function listEntries({ root }: BundledSite, plan: DemoPlan): string[] {
  const whole = plan.whole.map((file) => path.join(root, file));
  return [...whole, ...importsEntries(root, listApart(plan)).values()];
}

/**
 * Bundles the style sheets of a site as modules for Node.
 * @param outDir `null` for the site's own alone, with what it loads inside it
 * @returns the code of the first
 */
export async function bundleStyles(site: Bundling, outDir: string | null): Promise<string> {
  const { 'site-styles': own, ...others } = STYLE_PARTS;
  const [first] = await bundle(site, [], {
    build: {
      ...(outDir === null ? { write: false, assetsInlineLimit: () => true } : { outDir }),
      ssr: true,
      emptyOutDir: false,
      minify: false,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: { 'site-styles': own, ...(outDir !== null && others) },
        // Left alone, Vite calls them `.mjs` where the site's manifest is not of `"type": "module"`.
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return first.code;
}

async function bundleWithDemos(
  site: Bundling,
  plan: DemoPlan,
  options: InlineConfig,
): Promise<MadeBundle> {
  const modules = listApart(plan);
  const exports = readExportsPlugin(site.root, modules, !options.build!.ssr);
  const output = await bundle(site, listDemos(plan), {
    ...options,
    plugins: [...options.plugins!, importEntriesPlugin(site.root, modules), exports.plugin],
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const manifest = path.join(options.build!.outDir!, MANIFEST);
  return {
    manifest: withImportsLeft(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest, chunks),
    entries: exports.found,
    modules: new Set([...chunks.flatMap(({ moduleIds }) => moduleIds), ...exports.leftOut]),
  };
}

const listDemos = ({ whole, single }: DemoPlan) => [...whole, ...single.map(({ file }) => file)];

/** Runs Vite. It takes longer to load than a page to rebuild, so only a build that bundles loads it. */
async function bundle(
  site: Bundling,
  demoFiles: string[],
  options: InlineConfig,
): Promise<Rolldown.RolldownOutput['output']> {
  const { build, createLogger, mergeConfig } = loadVite();
  const { baseConfig } = await import('./base-config.ts');
  // Vite stops at the first import that leads nowhere and forgets its line.
  const unresolved: Rolldown.RolldownLog[] = [];
  const quiet: InlineConfig = {
    customLogger: quietLogger(createLogger),
    build: {
      rolldownOptions: {
        // Comments with paths, which differ from one machine to the next.
        experimental: { attachDebugInfo: 'none' },
        // Advice on slow plugins, which a slow machine alone brings about.
        checks: { bundlerTimings: false, pluginTimings: false },
        onLog: (level, log, handle) => {
          // Dependencies that CommonJS modules try to load and can do without.
          const optional = log.id?.endsWith('?commonjs-external') ?? false;
          if (log.code === 'UNRESOLVED_IMPORT' && !optional) unresolved.push(log);
          else if (!isExpected(log)) handle(level, isOfReact(log) ? describeMissing(log) : log);
        },
      },
    },
  };
  const config = mergeConfig(baseConfig(site.root, site.config, demoFiles, site.plugins), quiet);
  const errors: unknown[] = [];
  const built = await build(mergeConfig(config, options)).catch((error: { errors?: unknown[] }) => {
    errors.push(...(error.errors ?? [error]));
    return null;
  });
  if (unresolved.length + errors.length > 0) throw new AggregateError([...unresolved, ...errors]);
  const [first] = Array.isArray(built) ? built : [built];
  return (first as Rolldown.RolldownOutput).output;
}

/** Most of what an adapter can export may be missing. */
function isExpected(log: Rolldown.RolldownLog): boolean {
  const { code, id } = log;
  const readsAdapter = id === SERVER_ENTRY || (id?.endsWith(ADAPTER_CLIENT) ?? false);
  if (code === 'SHIMMED_EXPORT') return !isOfReact(log);
  return (code === 'IMPORT_IS_UNDEFINED' && readsAdapter) || isAdviceOnPackage(log);
}

const isOfReact = ({ code, exporter = '' }: Rolldown.RolldownLog) =>
  code === 'SHIMMED_EXPORT' && nameOfReact(exporter) !== null;

/** What code imports from a React that has it no more. */
function describeMissing({ exporter = '', binding = '' }: Rolldown.RolldownLog): string {
  return `${nameOfReact(exporter)!} has no "${binding}", which a package imports: it was made for another version of React, and what calls it will fail.`;
}
