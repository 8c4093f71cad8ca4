import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_PATH } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import { listFiles, listOwnFiles } from '../base/files/list-files.ts';
import { isWithin } from '../base/files/paths.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { findWorkspace } from '../base/install/workspace.ts';
import { decodePath, encodePath } from '../base/addresses/page-paths.ts';
import { redirectUrl, siteFiles, type SiteFile } from '../build/site-files.ts';
import { HOST_FILES } from '../hosts/host-files.ts';
import type { LoadedSite } from '../model/site.ts';

/** A file of `public/` must not take the place of one that the engine reads. */
export function checkReservedFiles(site: LoadedSite): Problem[] {
  const reserved = siteFiles(site).flatMap(({ url, reserved: purpose }) =>
    purpose ? [[decodePath(url).toLowerCase(), purpose] as const] : [],
  );
  return listFiles(path.join(site.root, 'public')).flatMap((name) => {
    // Some file systems have one file for both.
    const url = `/${name.normalize('NFC').toLowerCase()}`;
    const found = reserved.find(([each]) => url === each || url.startsWith(`${each}/`));
    const purpose = url.startsWith(ASSETS_PATH) ? OF_PAGES : found?.[1];
    const file = `public/${name}`;
    return purpose === undefined ? [] : [problem('reserved-file', [file, purpose], { file })];
  });
}

/** What lies outside of a project is nobody's to publish unseen: keys, for example, where a link comes with a contribution. */
export function checkLinksOutside({ root }: Pick<LoadedSite, 'root'>): Problem[] {
  const workspace = findWorkspace(root);
  return [CONTENT_DIR, 'public'].flatMap((folder) =>
    listOwnFiles(path.join(root, folder)).flatMap((name) => {
      const target = followLink(path.join(root, folder, name));
      if (target === null || isWithin(workspace, target)) return [];
      const file = `${folder}/${name}`;
      return [problem('link-outside', [file, target], { file, severity: 'warning' })];
    }),
  );
}

/** Where a link of the file system ends; `null` for anything else. */
function followLink(file: string): string | null {
  try {
    return lstatSync(file).isSymbolicLink() ? realpathSync(file) : null;
  } catch {
    return null;
  }
}

/** Browsers keep what is there for a year. */
const OF_PAGES = 'a file that pages load, which never changes';

/** Addresses that no page can have, each with its purpose; those of redirects are told of the redirects. */
export function listTakenUrls(site: LoadedSite): Map<string, string> {
  const files = listFiles(path.join(site.root, 'public'));
  return new Map([
    ...files.map((name) => [`/${name}`, `the file public/${name}`] as const),
    ...listSiteFiles(site).map(
      ({ url, reserved }) => [url, reserved ?? `the site’s own ${url}`] as const,
    ),
    ...HOST_FILES.map((url) => [url, 'a file that hosts read'] as const),
  ]);
}

/** Addresses of all files that pages may link to: the site's own and those of `public/`. */
export function listFileUrls(site: LoadedSite): Set<string> {
  const files = listFiles(path.join(site.root, 'public')).map((file) => encodePath(`/${file}`));
  return new Set([...listSiteFiles(site).map(({ url }) => url), ...files]);
}

function listSiteFiles(site: LoadedSite): SiteFile[] {
  const redirects = new Set(Object.keys(site.config.redirects).map(redirectUrl));
  return siteFiles(site).filter(({ url }) => !redirects.has(url));
}
