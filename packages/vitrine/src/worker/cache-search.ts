import { decodeManifest, listPartUrls } from '../shared/search/index-parts.ts';
import { BASE } from './base.ts';
import { cacheFile, findCached, isCacheableFile } from './cached-files.ts';

/** Bytes of an index, not compressed, that is cached before it is used; of a larger one what is used is cached. */
export const SEARCH_LIMIT = 3_000_000;

/**
 * Caches the whole index, so that without a network it answers what was never asked before.
 * @param manifestUrl address of the index's manifest
 */
export async function cacheSearch(manifestUrl: string): Promise<void> {
  const response = await fetch(manifestUrl);
  if (!isCacheableFile(response)) return;
  const manifest = decodeManifest(await response.clone().text());
  await cacheFile(manifestUrl, response);
  if (manifest.size > SEARCH_LIMIT) return;
  for (const part of listPartUrls(manifest)) {
    const url = BASE + part.slice(1);
    if (await findCached(url)) continue;
    const response = await fetch(url);
    if (isCacheableFile(response)) await cacheFile(url, response);
  }
}
