import path from 'node:path';
import { basePath } from '../base/addresses/base-path.ts';
import { readJson } from '../base/files/sealed-json.ts';
import { findPackage } from '../base/packages/find-package.ts';
import { configFor } from '../config/reach.ts';
import type { LoadedSite } from '../model/site.ts';
import type { BundleRecord } from './bundle-record.ts';
import type { BundleParts } from './demos/make-parts.ts';
import { ENGINE_DIST } from './entries.ts';

/** Holds the bundle of a site that adds nothing to the shell, made with the engine (`scripts/build-engine.mjs`). */
export const STOCK_DIR = path.join(ENGINE_DIST, 'shell');
export const STOCK_RECORD = 'stock.json';

export interface StockRecord {
  record: BundleRecord;
  parts: BundleParts;
  /** Values of the keys that reach bundles, as JSON. */
  config: string;
  /** The versions of React: what runs in the browser contains it. */
  react: string;
}

/**
 * The bundle that was made with the engine, for a site at the root of its host, without demos, an adapter and styles of its own. A site with
 * another React than the engine's gets its own.
 */
export function findStockShell(
  { root, config }: Pick<LoadedSite, 'root' | 'config'>,
  demoFiles: string[],
  dir = STOCK_DIR,
): (Pick<StockRecord, 'record' | 'parts'> & { dir: string }) | null {
  if (demoFiles.length > 0 || basePath(config) !== '/') return null;
  const stock = readJson<StockRecord>(path.join(dir, STOCK_RECORD));
  if (stock?.config !== JSON.stringify(configFor(config, 'bundle'))) return null;
  const isSame = [root, dir].every((from) => reactFrom(from) === stock.react);
  return isSame ? { dir, record: stock.record, parts: stock.parts } : null;
}

/** The versions of React and its renderer that a folder gets. */
export function reactFrom(dir: string): string {
  return ['react', 'react-dom'].map((name) => findPackage(dir, name)?.version ?? 'none').join(' ');
}
