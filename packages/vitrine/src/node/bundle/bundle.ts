import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBundlerErrors, type BundlerError } from '../base/bundler-errors.ts';
import type { Server } from '../../shared/contract.ts';
import {
  VitrineError,
  formatProblem,
  problem,
  sortProblems,
  type Problem,
} from '../base/errors.ts';
import { requireReact } from '../base/install/peers.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { folderChecksum } from '../base/folder-checksum.ts';
import { readJson, writeJson } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';
import type { LoadedSite } from '../model/site.ts';
import { readAssets, type BundleAssets } from './read-assets.ts';
import type { BundleRecord } from './bundle-record.ts';
import type { BundledSite } from './run-bundler.ts';
import { readServerKeys, type ServerKeys } from './server-keys.ts';
import { areSame } from './site/inputs.ts';
import { findStockShell } from './stock-shell.ts';

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

/** Bundles in the cache: the current one and the one before, so that switching branches is quick. */
const KEPT_BUNDLES = 2;

/**
 * Bundles shell, adapter and demos for the browser and for Node, unless the same input was bundled before.
 * @param key content hash of everything that goes in
 * @throws VitrineError `bundle-failed`, `missing-peer`
 */
export async function bundleSite(
  site: LoadedSite,
  demoFiles: string[],
  key: string,
): Promise<Bundle> {
  requireReact(site.root);
  const stock = findStockShell(site, demoFiles);
  if (stock) return describeBundle(stock.dir, stock.record, (error) => error);
  const bundles = path.join(site.cacheDir, 'bundles');
  // What Node has once failed to load, it does not load again in this process.
  const dir = path.join(bundles, unloadable.has(key) ? `${key}-again` : key);
  const kept = readJson<BundleRecord>(recordOf(dir));
  const isCurrent =
    kept !== null && kept.checksum === checksumBundle(dir) && areSame(site.root, kept.inputs);
  let current = isCurrent ? kept : null;
  if (!current) {
    current = await makeBundle(site, demoFiles, dir);
    removeOldBundles(bundles, key);
  }
  return describeBundle(dir, current, (error) => {
    if (!isCurrent) return error;
    // What is installed may have changed since.
    unloadable.add(key);
    rmSync(dir, { recursive: true, force: true });
    return new CacheDamaged(dir, error);
  });
}

/** @param explain gives what to throw when the bundle for Node cannot be loaded */
function describeBundle(
  dir: string,
  { assets, buildId, server }: BundleRecord,
  explain: (error: unknown) => unknown,
): Bundle {
  const entry = path.join(dir, 'server/entry.js');
  return {
    ...assets,
    buildId,
    dir,
    serverEntry: entry,
    // A demo without a file of its own is a part of one that all share: any other build may change it.
    renderKeyOf: (file) => shortDigest(server.shared, server.chunks[file] ?? dir),
    loadServer: () =>
      (import(pathToFileURL(entry).href) as Promise<Server>).catch((error: unknown) => {
        throw explain(error);
      }),
  };
}

const unloadable = new Set<string>();
const recordOf = (dir: string) => path.join(dir, 'bundle.json');

/** Bundles for the browser and for Node, in a folder of its own. */
export async function makeBundle(
  site: BundledSite,
  demoFiles: string[],
  dir: string,
): Promise<BundleRecord> {
  const { bundleClient, bundleServer, openBundling } = await import('./run-bundler.ts');
  const bundling = openBundling(site);
  rmSync(dir, { recursive: true, force: true });
  // One after the other: each fills all processors, and together they need the memory of both.
  const client = bundleClient(bundling, demoFiles, path.join(dir, 'client'));
  const [first] = await Promise.allSettled([client]);
  // Awaits both, so that the report does not depend on which of them fails.
  const [second] = await Promise.allSettled([
    bundleServer(bundling, demoFiles, path.join(dir, 'server')),
  ]);
  const settled = [first, second];
  const errors = settled.flatMap((each) =>
    each.status === 'rejected' ? readBundlerErrors(each.reason, site.root) : [],
  );
  if (errors.length > 0) {
    rmSync(dir, { recursive: true, force: true });
    throw new VitrineError(bundleProblems(errors));
  }
  // Node takes these files for what they are, whatever the package around them says.
  writeFileSync(path.join(dir, 'server/package.json'), '{"type":"module"}\n');
  const assets = readAssets(site.root, await client, demoFiles);
  const serverKeys = readServerKeys(path.join(dir, 'server'), site.root, demoFiles);
  const record: BundleRecord = {
    assets,
    buildId: shellKey(assets, serverKeys),
    server: serverKeys,
    inputs: bundling.describeInputs(),
    checksum: checksumBundle(dir),
  };
  writeJson(recordOf(dir), record);
  return record;
}

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
