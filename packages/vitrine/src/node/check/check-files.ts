import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { listFiles } from '../base/files.ts';
import { isPublic, siteFiles } from '../build/site-files.ts';
import type { LoadedSite } from '../model/site.ts';

/** A file of `public/` must not take the place of one that the engine reads. */
export function checkReservedFiles(site: LoadedSite): Problem[] {
  return siteFiles(site).flatMap(({ url, reserved }) => {
    if (!reserved || !isPublic(site.root, url)) return [];
    const file = `public${url}`;
    return [problem('reserved-file', [file, reserved], { file })];
  });
}

/** Addresses of all files that pages may link to: the site's own and those of `public/`. */
export function listFileUrls(site: LoadedSite): Set<string> {
  const files = listFiles(path.join(site.root, 'public')).map((file) => `/${file}`);
  return new Set([...siteFiles(site).map(({ url }) => url), ...files]);
}
