import { z } from 'zod';
import { webAddress } from './values/addresses.ts';

/** A hosted index, as `docsearch` makes it. */
const docsearchSchema = z.strictObject({
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

/** The index built with the site, as `localSearch` makes it. */
const localSchema = z.strictObject({
  provider: z.literal('local'),
  /**
   * What words of readers mean on this site, e.g. `{ toast: ['snackbar'] }`: names of pages and sections. General
   * words of user interfaces are known already.
   */
  synonyms: z
    .record(
      z.string().regex(/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u, 'expected words in lower case'),
      z.array(z.string().min(1)),
    )
    .default({}),
  /**
   * Words that say where a question comes from and not what it asks, e.g. names of other libraries: beside others
   * they count for little. Title, library and packages of the site are among them.
   */
  contextWords: z
    .array(z.string().regex(/^[\p{Ll}\p{N}]+$/u, 'expected one word in lower case'))
    .default([]),
  /** Paths of the pages shown before anything is typed. */
  popular: z.array(z.string().startsWith('/')).default([]),
  /** File of JSON with what can be found besides pages and their parts, e.g. icons. */
  records: z.string().min(1).optional(),
});

/** The `search` key of `vitrine.config.ts`. Left out: the index built with the site, without words of its own. */
export const searchSchema = z.discriminatedUnion('provider', [docsearchSchema, localSchema]);
