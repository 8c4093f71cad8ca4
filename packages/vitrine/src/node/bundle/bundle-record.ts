import type { BundleAssets } from './read-assets.ts';
import type { EntryExports } from './demos/exports-of-entries.ts';
import type { ServerKeys } from './server/server-keys.ts';
import type { BundleInputs } from './site/inputs.ts';

/** What is known of a bundle besides its files; of its parts there is a record of their own. */
export interface BundleRecord {
  /** Of a module that is compiled apart, the files that it imports. */
  assets: BundleAssets;
  /** What such modules find in the bundles, by their files. */
  client: Record<string, EntryExports>;
  server: Record<string, EntryExports>;
  /** What demos are rendered by. */
  keys: ServerKeys;
  /** What it was made from besides what its key says. */
  inputs?: BundleInputs;
  /** Of the files. */
  checksum: string;
}
