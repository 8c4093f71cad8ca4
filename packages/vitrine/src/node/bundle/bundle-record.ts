import type { BundleAssets } from './read-assets.ts';
import type { ServerKeys } from './server-keys.ts';

/** What is known of a bundle besides its files. */
export interface BundleRecord {
  assets: BundleAssets;
  buildId: string;
  /** What demos are rendered by. */
  server: ServerKeys;
  /** Of the files. */
  checksum: string;
}
