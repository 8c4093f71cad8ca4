import { z } from 'zod';
import { webAddress } from './addresses.ts';

/** The `search` key of `vitrine.config.ts`: a hosted index. Left out: the index built with the site. */
export const searchSchema = z.strictObject({
  provider: z.literal('docsearch'),
  /** Application ID: part of the service's host names. */
  appId: z.string().regex(/^[a-z\d-]+$/i, 'expected an application ID: letters and digits'),
  /** The search-only key. Every page contains it: never use the admin key. */
  apiKey: z.string().regex(/^\S+$/, 'expected the search-only API key'),
  indexName: z.string().min(1),
  /** Queried instead of Algolia's hosts: a proxy, or another engine with the same protocol. */
  host: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Whether the dialog shows "Search by Algolia", as free plans require. Default: `true` unless `host` is set. */
  credit: z.boolean().optional(),
});
