import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Server } from '../../shared/contract.ts';
import type { ModuleAssets } from '../blocks/block-kind.ts';
import { requireReact } from '../base/install/peers.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { readJson } from '../base/files/sealed-json.ts';
import { openKnownChecksums } from '../base/cache/known-checksums.ts';
import { listOldest, markUsed } from '../base/cache/recent.ts';
import { shortDigest } from '../base/text.ts';
import type { LoadedSite } from '../model/site.ts';
import { bundleKey, styleFiles } from './bundle-key.ts';
import type { BundleRecord } from './bundle-record.ts';
import type { DemoPlan } from './demos/demo-plan.ts';
import { openDemoPlanner, type DemoPlanner } from './demos/plan-demos.ts';
import type { Part } from './demos/make-part.ts';
import { makeParts, type BundleParts } from './demos/make-parts.ts';
import { checksumBundle, makeBundle, NeedsBundler, recordOf } from './make-bundle.ts';
import type { BundleAssets } from './read-assets.ts';
import { PARTS_DIR } from './server/server-parts.ts';
import { areSame } from './site/inputs.ts';
import { makeStyleParts } from './style-parts.ts';
import { findStockShell } from './stock-shell.ts';

export interface Bundle extends BundleAssets {
  /** Changes with what every page runs, and with nothing else. */
  buildId: string;
  /** Holds what readers load, but for the demos in `clientFiles`. */
  clientDir: string;
  /** By path, the content. */
  clientFiles: Map<string, string>;
  /** What `loadServer` loads. */
  serverEntry: string;
  /** Changes with the code that renders a demo, or another module of a page. */
  renderKeyOf: (file: string) => string;
  /** Address of the module of a demo or playground, in the bundle for Node. */
  moduleOf: (file: string) => string;
  loadServer: () => Promise<Server>;
}

/** Bundles in the cache: the current one and the one that was used before, so that switching branches is quick. */
const KEPT_BUNDLES = 2;

/**
 * Bundles shell, adapter and demos for the browser and for Node, as far as the same input was not bundled before.
 * @throws VitrineError `bundle-failed`, `missing-peer`, `unfit-react`
 */
export async function bundleSite(site: LoadedSite, demoFiles: string[]): Promise<Bundle> {
  requireReact(site.root);
  const stock = findStockShell(site, demoFiles);
  if (stock) return describeBundle(stock.dir, stock.record, stock.parts, (error) => error);
  const planner = await openDemoPlanner(site, demoFiles);
  const bundles = path.join(site.cacheDir, 'bundles');
  let needing: string[] = [];
  for (;;) {
    const plan = planner.plan(needing);
    const key = bundleKey(site, plan, needing);
    const known = planner.neededFor(key);
    if (known.length === 0) {
      try {
        const bundle = await bundlePlan(site, planner, plan, {
          dir: path.join(bundles, nameOf(key)),
          apart: styleFiles(site).filter((file) => !needing.includes(file)),
        });
        planner.save();
        removeOldBundles(bundles, nameOf(key));
        return bundle;
      } catch (error) {
        if (!(error instanceof NeedsBundler)) throw error;
        planner.remember(key, [...needing, ...error.files]);
      }
    }
    needing = planner.neededFor(key);
  }
}

/** What Node has once failed to load, it does not load again in this process. */
const nameOf = (key: string) => (unloadable.has(key) ? `${key}-again` : key);
const unloadable = new Set<string>();

async function bundlePlan(
  site: LoadedSite,
  planner: DemoPlanner,
  plan: DemoPlan,
  { dir, apart }: { dir: string; apart: string[] },
): Promise<Bundle> {
  const checksums = openKnownChecksums(path.join(dir, 'checksums.json'), dir);
  const kept = readJson<BundleRecord>(recordOf(dir));
  const isCurrent =
    kept !== null &&
    kept.checksum === checksumBundle(dir, checksums.of) &&
    areSame(site.root, kept.inputs);
  const record = isCurrent ? kept : await makeBundle(site, plan, dir, apart);
  const { single, locals } = plan;
  const parts = await makeParts({
    ...{ root: site.root, dir, record, single, locals, compile: planner.compile },
    checksumOf: checksums.of,
    makeStyles: (outDir, before) => makeStyleParts(site, outDir, before),
  });
  checksums.save();
  return describeBundle(dir, record, parts, (error) => {
    if (!isCurrent) return error;
    // What is installed may have changed since.
    unloadable.add(path.basename(dir));
    rmSync(dir, { recursive: true, force: true });
    return new CacheDamaged(dir, error);
  });
}

/** @param explain gives what to throw when the bundle for Node cannot be loaded */
function describeBundle(
  dir: string,
  { assets, client, keys }: BundleRecord,
  parts: BundleParts,
  explain: (error: unknown) => unknown,
): Bundle {
  const entry = path.join(dir, 'server/entry.js');
  const made = { ...parts.demos, ...parts.locals };
  const demos: Record<string, ModuleAssets> = {};
  for (const [file, found] of Object.entries(assets.demos)) {
    if (parts.locals[file]) continue;
    demos[file] = parts.demos[file] ? assetsOfPart(file, made, { assets, client }) : found;
  }
  return {
    ...assets,
    demos,
    buildId: shellKey(assets, keys.shared, parts.styles.digest),
    clientDir: path.join(dir, 'client'),
    clientFiles: new Map(
      Object.values(made).flatMap(({ client: file, code }) =>
        file === null ? [] : [[file, code]],
      ),
    ),
    serverEntry: entry,
    // A demo without a file of its own is a part of one that all share: any other build may change it.
    renderKeyOf: (file) =>
      shortDigest(keys.shared, parts.demos[file]?.server ?? keys.chunks[file] ?? dir),
    moduleOf: (file) => {
      const part = parts.demos[file];
      const place = part ? `${PARTS_DIR}/${part.server}` : `server/${keys.chunks[file] ?? ''}`;
      return pathToFileURL(path.join(dir, place)).href;
    },
    loadServer: () =>
      (import(pathToFileURL(entry).href) as Promise<Server>).catch((error: unknown) => {
        throw explain(error);
      }),
  };
}

/**
 * What browsers load for a demo that is compiled apart: what the bundle has of its imports, and modules beside it.
 * @param all parts of demos and of those modules
 */
function assetsOfPart(
  demo: string,
  all: Record<string, Part>,
  { assets, client }: Pick<BundleRecord, 'assets' | 'client'>,
): ModuleAssets {
  const files = new Set([demo]);
  for (const file of files) for (const local of all[file]!.locals) files.add(local);
  const found = [...files].map((file) => {
    const { module, preload, styles } = assets.demos[file]!;
    const { own, code } = client[file] ?? {};
    const address = all[file]!.client;
    const asked = own && code === undefined ? [module] : [];
    return { own: address === null ? [] : [`/${address}`], asked: [...asked, ...preload], styles };
  });
  const [module = '', ...beside] = found.flatMap(({ own }) => own);
  const preload = [...new Set([...beside, ...found.flatMap(({ asked }) => asked)])];
  return { module, preload, styles: [...new Set(found.flatMap(({ styles }) => styles))] };
}

/** Pages of two builds with the same key navigate to each other: what runs in one goes with the other. */
function shellKey({ demos: _, ...shell }: BundleAssets, ...others: string[]): string {
  return shortDigest(JSON.stringify(shell), ...others);
}

function removeOldBundles(bundles: string, current: string): void {
  const others = readdirSync(bundles)
    .filter((name) => name !== current)
    .map((name) => path.join(bundles, name));
  // Of a build that was killed.
  const unfinished = others.filter((dir) => !existsSync(recordOf(dir)));
  const finished = others.filter((dir) => !unfinished.includes(dir));
  markUsed(recordOf(path.join(bundles, current)));
  const outdated = listOldest(finished.map(recordOf), KEPT_BUNDLES - 1).map((file) =>
    path.dirname(file),
  );
  for (const dir of [...unfinished, ...outdated]) rmSync(dir, { recursive: true, force: true });
}
