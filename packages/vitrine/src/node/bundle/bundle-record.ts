import type { BundleAssets } from './read-assets.ts';
import type { BundleInputs } from './site/inputs.ts';
import type { ServerKeys } from './server-keys.ts';

/** What is known of a bundle besides its files. */
export interface BundleRecord {
  assets: BundleAssets;
  buildId: string;
  /** What demos are rendered by. */
  server: ServerKeys;
  /** What it was made from besides what its key says. */
  inputs?: BundleInputs;
  /** Of the files. */
  checksum: string;
}
