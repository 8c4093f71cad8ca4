import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SearchEngine } from '../../shared/search/engine.ts';
import { failure } from '../base/errors.ts';
import { CONFIG_FILE, CACHE_DIR } from '../base/folders.ts';
import { loadConfig } from '../config/load-config.ts';
import type { DocSource } from '../mcp/sources/doc-source.ts';
import type { ListenOptions } from '../servers/listen-options.ts';

/** What an address or a path of a built site may end with and mean the site. */
const OWN_FILE = /(?<=[/\\])(?:index\.html|vitrine\.json|llms\.txt)$/;

interface McpOptions {
  root: string;
  /** Folder or address of a built site; the site in `root` when it is left out. */
  site?: string | undefined;
  /** An installed package to serve instead of a site. */
  package?: string | undefined;
  http: boolean;
  listen: ListenOptions;
}

/**
 * Serves documentation to coding agents. Over the standard streams it resolves when the client has gone, over HTTP
 * once it listens.
 * @throws VitrineError `usage`, `output-not-found`, `port-in-use`
 */
export async function mcp(options: McpOptions): Promise<{ url: string } | null> {
  if (options.site !== undefined && options.package !== undefined) {
    throw failure('usage', ['vitrine mcp serves a site or a package: name one of them']);
  }
  if (!options.http && options.listen.port !== undefined) {
    throw failure('usage', ['--port is that of a server: vitrine mcp is one with --http']);
  }
  const source = await openSource(options);
  const { createMcpServer } = await import('../mcp/server.ts');
  const { readVersion } = await import('../base/version.ts');
  const { createTellChanges } = await import('../mcp/tell-changes.ts');
  const version = readVersion();
  const tellChanges = createTellChanges(options.root);
  const create = () => createMcpServer({ source, version, tellChanges });
  if (options.http) {
    const { serveHttp } = await import('../mcp/http.ts');
    const { url } = await serveHttp(create, options.listen);
    return { url: new URL('mcp', url).href };
  }
  const { serveStdio } = await import('../mcp/stdio.ts');
  await serveStdio(create());
  return null;
}

async function openSource({ root, site, package: name }: McpOptions): Promise<DocSource> {
  const engine = await loadSearchEngine();
  if (name !== undefined) {
    const { createPackageSource } = await import('../mcp/sources/package.ts');
    return createPackageSource({ root, name, cacheDir: path.join(root, CACHE_DIR) }, engine);
  }
  const { createSiteSource } = await import('../mcp/sources/site-source.ts');
  if (site !== undefined && /^https?:/i.test(site)) {
    const { openAddress } = await import('../mcp/sources/address.ts');
    return createSiteSource(openAddress(readAddress(site)), engine);
  }
  const { openFolder } = await import('../mcp/sources/folder.ts');
  return createSiteSource(openFolder(await findFolder(root, site)), engine);
}

/** The folder that an address of a site, or of a file in it, means. */
function readAddress(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.username !== '' || url.password !== '') {
    throw failure('usage', [
      '--site expects an address such as https://ui.acme.example/docs, without a name and a password',
    ]);
  }
  url.pathname = `${url.pathname.replace(OWN_FILE, '').replace(/\/$/, '')}/`;
  url.search = '';
  url.hash = '';
  return url;
}

/**
 * The output of the site in `root`, or the folder that is named: one that was built, a file in it, or that of a site, whose
 * output is meant then.
 * @throws VitrineError `usage`, `output-not-found`
 */
export async function findFolder(root: string, site: string | undefined): Promise<string> {
  const named = site === undefined ? root : path.resolve(path.resolve(site).replace(OWN_FILE, ''));
  const isSource = existsSync(path.join(named, CONFIG_FILE));
  if (site === undefined && !isSource) {
    throw failure('usage', [
      'vitrine mcp needs a site: run it in the folder of one, or give --site DIR, --site URL or --package NAME',
    ]);
  }
  const dir = isSource
    ? path.resolve(named, (await loadConfig(named, path.join(named, CACHE_DIR))).outDir)
    : named;
  if (!existsSync(dir)) throw failure('output-not-found', [dir]);
  return dir;
}

/** The search of the browser, as the engine's build has made one file of it. */
async function loadSearchEngine(): Promise<SearchEngine> {
  const file = fileURLToPath(new URL('../../search-engine.js', import.meta.url));
  const { engine } = (await import(file)) as { engine: SearchEngine };
  return engine;
}
