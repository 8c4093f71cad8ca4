import { cachePrefix, isOwnCache } from '../shared/cache-names.ts';
import { isPagePath } from '../shared/paths.ts';
import { listLater } from './later-scripts.ts';
import { ASSETS, BASE, OFFLINE } from './base.ts';
import { listAssets, readPageHtml } from './page-html.ts';

/** The number changes with what is in them. */
const BUILD_PREFIX = `${cachePrefix(BASE)}1:`;

/** The current build, and the one that open pages may still be of. */
const CACHED_BUILDS = 2;
/** Pages cached of a build: the last ones visited. */
export const CACHED_PAGES = 100;
/** Files cached of a build besides the shell's own: code and sources of demos, lazily loaded code. */
export const CACHED_ASSETS = 600;
/** Pictures, fonts and other files of the site cached. */
export const CACHED_OTHERS = 100;

/** Header of a cached page with its title. */
const TITLE_HEADER = 'x-vitrine-title';

/** Marks the cache of a build of which the reader keeps all pages: nothing is removed from it. */
const KEEP_ALL_MARK = '/offline-all';

/** A page that can be read without a network. */
export interface CachedPage {
  pathname: string;
  /** HTML text. */
  title: string;
}

/*
 * One cache for each build, named after its id. Invariant: a page is cached only together with the scripts
 * and style sheets that its head names, in the same cache. So whatever page is shown without a network
 * runs the code that it was built with. No file is in two caches but assets, which never change.
 */

/** The answer cached for an address; from the newest build that has one. */
export async function findCached(url: string): Promise<Response | undefined> {
  for (const name of (await listBuilds()).reverse()) {
    const cache = await caches.open(name);
    const found = await cache.match(url, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/**
 * Keeps a page with what its head names.
 * @returns whether it is cached: not when it is no whole page of this site, or when its scripts cannot be
 * had, because the site is being published anew
 */
export async function cachePage(pathname: string, html: string): Promise<boolean> {
  const page = readPageHtml(html);
  if (!page) return false;
  const assets = await Promise.all(
    page.shellAssets.map(async (url) => [url, await load(url)] as const),
  );
  if (assets.some(([, response]) => !response)) return false;
  const name = `${BUILD_PREFIX}${page.buildId}`;
  const cache = await caches.open(name);
  for (const [url, response] of assets) await cache.put(url, response!);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [TITLE_HEADER]: encodeURIComponent(page.title),
  };
  await cache.put(pathname, new Response(html, { headers }));
  await forget(pathname, name);
  await trim(cache, new Set(page.shellAssets));
  await inheritMark(page.buildId);
  await retireBuilds(name);
  return true;
}

/**
 * How far all pages of a build are kept: some of them, as the reader may have stopped; all; or as all of an earlier
 * build were kept, and those of this one are on their way.
 */
export type KeepMark = 'some' | 'whole' | 'renew';

/** Keeps all that is cached of a build from now on. */
export async function keepBuild(buildId: string): Promise<void> {
  if (!(await readMark(buildId))) await keepMark(buildId, 'some');
}

/** Says how far all pages of a build are kept. */
export async function keepMark(buildId: string, mark: KeepMark): Promise<void> {
  const cache = await caches.open(`${BUILD_PREFIX}${buildId}`);
  await cache.put(KEEP_ALL_MARK, new Response(mark));
}

/** How far all pages of a build are kept; nothing when the reader has not asked for it. */
export async function readMark(buildId: string): Promise<KeepMark | undefined> {
  return readMarkOf(`${BUILD_PREFIX}${buildId}`);
}

async function readMarkOf(name: string): Promise<KeepMark | undefined> {
  const mark = (await listBuilds()).includes(name)
    ? await (await caches.open(name)).match(KEEP_ALL_MARK)
    : undefined;
  return (await mark?.text()) as KeepMark | undefined;
}

/** Marks a build to be kept when all pages of another were. */
export async function inheritMark(buildId: string): Promise<void> {
  const own = `${BUILD_PREFIX}${buildId}`;
  if (await readMarkOf(own)) return;
  for (const name of await listBuilds()) {
    const mark = await readMarkOf(name);
    if (mark === 'whole' || mark === 'renew') return keepMark(buildId, 'renew');
  }
}

/** Removes what is kept of other builds than this one, all of which is there. */
export async function settleKept(buildId: string): Promise<void> {
  for (const name of await listBuilds()) {
    if (name === `${BUILD_PREFIX}${buildId}` || !(await readMarkOf(name))) continue;
    await (await caches.open(name)).delete(KEEP_ALL_MARK);
  }
}

/** Whether a page of this build is cached. */
export async function hasPage(pathname: string, buildId: string): Promise<boolean> {
  const cache = await caches.open(`${BUILD_PREFIX}${buildId}`);
  return (await cache.match(pathname)) !== undefined;
}

/** Caches a file that is not a page, with the newest build. Without any page there is no use for it. */
export async function cacheFile(url: string, response: Response): Promise<void> {
  const name = (await listBuilds()).at(-1);
  if (name === undefined) return;
  await (await caches.open(name)).put(url, response);
  if (!isAsset(url)) await forget(url, name);
}

/**
 * Completes what is cached for a cached page: code and sources of its demos, the documents of those that have
 * one of their own, and the offline page of its build.
 */
export async function completePage(pathname: string): Promise<void> {
  const page = readPageHtml((await (await findCached(pathname))?.text()) ?? '');
  if (!page) return;
  const cache = await caches.open(`${BUILD_PREFIX}${page.buildId}`);
  if (!(await cache.match(OFFLINE))) {
    const offlinePage = await fetch(OFFLINE);
    if (isCacheable(offlinePage)) await cachePage(OFFLINE, await offlinePage.text());
  }
  const wanted = new Set(page.allAssets);
  for (const url of wanted) {
    const cached = await cache.match(url);
    const response = cached ?? (await load(url));
    if (!response) continue;
    // A set that grows is gone through to its end.
    if (url.endsWith('.js') && (!cached || page.shellAssets.includes(url))) {
      for (const each of listLater(await response.clone().text())) wanted.add(each);
    }
    if (url.endsWith('.html')) {
      for (const each of listAssets(await response.clone().text())) wanted.add(each);
    }
    if (!cached) await cache.put(url, response);
  }
}

/** Removes a file from every cache but one. */
export async function forget(url: string, except = ''): Promise<void> {
  for (const name of await listBuilds()) {
    if (name !== except) await (await caches.open(name)).delete(url, { ignoreVary: true });
  }
}

/** The pages that can be read without a network, last visited first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const name of (await listBuilds()).reverse()) {
    const cache = await caches.open(name);
    for (const { url } of [...(await cache.keys())].reverse()) {
      const { pathname } = new URL(url);
      const title = (await cache.match(url))?.headers.get(TITLE_HEADER);
      if (title && pathname !== OFFLINE) {
        pages.push({ pathname, title: decodeURIComponent(title) });
      }
    }
  }
  return pages;
}

/** Removes all caches of ours, or those of an earlier version of this file. */
export async function removeCaches(which: 'all' | 'outdated'): Promise<void> {
  for (const name of await caches.keys()) {
    if (!isOwnCache(BASE, name)) continue;
    if (which === 'all' || !name.startsWith(BUILD_PREFIX)) await caches.delete(name);
  }
}

/** Whether an answer may be cached: whole, our own and not forbidden. */
export function isCacheable({ status, type, headers, url }: Response): boolean {
  if (status !== 200 || type !== 'basic') return false;
  if (headers.get('cache-control')?.includes('no-store')) return false;
  // Some hosts answer with a page what they do not have.
  return (
    !isAsset(url) || /\.html$/.test(url) || !headers.get('content-type')?.includes('text/html')
  );
}

/** An asset, cached in any cache or from the network; nothing when neither has it. */
async function load(url: string): Promise<Response | undefined> {
  const cached = await findCached(url);
  if (cached) return cached;
  try {
    const response = await fetch(url);
    return isCacheable(response) && !response.redirected ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the caches, oldest first: that is the order in which the browser lists them. */
async function listBuilds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(BUILD_PREFIX));
}

async function retireBuilds(current: string): Promise<void> {
  const others = (await listBuilds()).filter((name) => name !== current);
  for (const name of others.slice(0, Math.max(0, others.length - CACHED_BUILDS + 1))) {
    await caches.delete(name);
  }
}

/** Removes what was put there first of each kind, beyond the number cached. */
async function trim(cache: Cache, shellAssets: ReadonlySet<string>): Promise<void> {
  if (await cache.match(KEEP_ALL_MARK)) return;
  const cached: Record<'pages' | 'assets' | 'others', string[]> = {
    pages: [],
    assets: [],
    others: [],
  };
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname === OFFLINE) continue;
    if (isAsset(url)) {
      if (!shellAssets.has(pathname)) cached.assets.push(url);
    } else if (isPagePath(pathname)) cached.pages.push(url);
    else cached.others.push(url);
  }
  const tooMany = [
    ...cached.pages.slice(0, -CACHED_PAGES),
    ...cached.assets.slice(0, -CACHED_ASSETS),
    ...cached.others.slice(0, -CACHED_OTHERS),
  ];
  for (const url of tooMany) await cache.delete(url);
}

function isAsset(url: string): boolean {
  return new URL(url, location.origin).pathname.startsWith(ASSETS);
}
