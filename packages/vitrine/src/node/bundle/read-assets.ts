import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { realName } from '../base/files/paths.ts';
import type { ModuleAssets } from '../blocks/block-kind.ts';
import { CLIENT_ENTRY, IFRAME_ENTRY } from './entries.ts';

/** Addresses of everything that pages load. */
export interface BundleAssets {
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

/**
 * Finds the files of the parts of a bundle.
 * @param entries by demo, the entry that stands for it where that is not itself
 */
export function readAssets(
  root: string,
  chunks: Manifest,
  demoFiles: string[],
  entries: ReadonlyMap<string, string>,
): BundleAssets {
  const manifest = indexManifest(chunks);
  const nameOf = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const chunkOf = (name: string) => {
    const found = manifest.bySource.get(name) ?? manifest.bySource.get(realName(root, name));
    if (!found) throw new Error(`The bundle has no entry for ${name}`);
    return found;
  };
  const client = collectModule(manifest, chunkOf(nameOf(CLIENT_ENTRY)).file);
  const adapterChunk = Object.values(chunks).find(
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
  const demoStart = listParts(manifest, ['demo/live/start-demos.js'], loaded);
  for (const url of demoStart) loaded.add(url);
  const demos = Object.fromEntries(
    demoFiles.map((file) => {
      const demo = collectModule(manifest, chunkOf(entries.get(file) ?? file).file);
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
  return { client, iframe, shellParts, demoStart, toolbarParts, adapterUrl, demos };
}

/** A manifest whose chunks are found without going through all: a site has as many as demos, and asks for each. */
interface ManifestIndex {
  chunks: Manifest;
  /** Entries. */
  bySource: ReadonlyMap<string, ManifestChunk>;
  byFile: ReadonlyMap<string, ManifestChunk>;
}

function indexManifest(chunks: Manifest): ManifestIndex {
  const bySource = new Map<string, ManifestChunk>();
  const byFile = new Map<string, ManifestChunk>();
  // Of several with one name, the first counts.
  for (const chunk of Object.values(chunks).toReversed()) {
    byFile.set(chunk.file, chunk);
    if (chunk.isEntry && chunk.src !== undefined) bySource.set(chunk.src, chunk);
  }
  return { chunks, bySource, byFile };
}

function hydrationChunk(manifest: ManifestIndex): string {
  return engineChunk(manifest, 'browser/demo/live/hydrate-demo.js');
}

/** What the shell loads on use and works without a network; the search, which needs its index, asks for itself. */
const SHELL_PARTS = [
  'drawer/nav-results.js',
  'page/on-first-use.js',
  'preferences/appearance-choices.js',
];
/** A demo's source, options and menu; not the sandboxes, which need a network. */
const TOOLBAR_PARTS = ['demo-source', 'demo-options', 'more-menu-items'].map(
  (name) => `demo/toolbar/${name}.js`,
);

/** The files of parts of the browser's side, but for those that every page loads. */
function listParts(manifest: ManifestIndex, names: string[], loaded: Set<string>): string[] {
  const parts = names.map((name) =>
    collectModule(manifest, engineChunk(manifest, `browser/${name}`)),
  );
  const urls = parts.flatMap(({ module, preload, styles }) => [module, ...preload, ...styles]);
  return [...new Set(urls)].filter((url) => !loaded.has(url));
}

/** The file of a module of the engine that is loaded on use. */
function engineChunk({ chunks }: ManifestIndex, name: string): string {
  const found = Object.values(chunks).find(({ src }) => `/${src}`.endsWith(`/dist/${name}`));
  if (!found) throw new Error(`The bundle has no chunk for ${name}`);
  return found.file;
}

/** A chunk with everything it imports statically. */
function collectModule({ chunks, byFile }: ManifestIndex, file: string): ModuleAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk = byFile.get(file)) => {
    if (!chunk || modules.has(`/${chunk.file}`)) return;
    modules.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const name of chunk.imports ?? []) visit(chunks[name]);
  };
  visit();
  const [module = '', ...preload] = modules;
  return { module, preload, styles: [...styles] };
}
