import { z } from 'zod';

/** The `search` key of `vitrine.config.ts`: a hosted index. Left out: the index built with the site. */
export const searchSchema = z.strictObject({
  provider: z.literal('docsearch'),
  /** Becomes part of the service's host names. */
  appId: z.string().regex(/^[a-z\d-]+$/i, 'expected an application ID: letters and digits'),
  /** The search-only key. It is part of every page: never the admin key. */
  apiKey: z.string().regex(/^\S+$/, 'expected the search-only API key'),
  indexName: z.string().min(1),
  /** Asked instead of Algolia's hosts: a proxy, or another engine that speaks the protocol. */
  host: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Whether the dialog says "Search by Algolia", as its free plans ask. Default: unless `host` is set. */
  credit: z.boolean().optional(),
});
