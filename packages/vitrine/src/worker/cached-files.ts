import { isPagePath } from '../shared/paths.ts';
import { listLater } from './later-scripts.ts';
import { ASSETS, OFFLINE } from './base.ts';
import { makeBuild, nameOfBuild, openBuild, openBuilds, retireBuilds } from './builds.ts';
import { listAssets, readPageHtml } from './page-html.ts';

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

/** The answer cached for an address, from the newest build that has one; nothing where storage is damaged or denied. */
export async function findCached(url: string): Promise<Response | undefined> {
  try {
    for (const { cache } of (await openBuilds()).reverse()) {
      const found = await cache.match(url, { ignoreVary: true });
      if (found) return found;
    }
  } catch {
    // The network answers alone.
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
  const cache = await makeBuild(page.buildId);
  for (const [url, response] of assets) await cache.put(url, response!);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [TITLE_HEADER]: encodeURIComponent(page.title),
  };
  await cache.put(pathname, new Response(html, { headers }));
  await forget(pathname, nameOfBuild(page.buildId));
  await trim(cache, new Set(page.shellAssets));
  await inheritMark(page.buildId);
  await retireBuilds(page.buildId);
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
  const cache = await makeBuild(buildId);
  await cache.put(KEEP_ALL_MARK, new Response(mark));
}

/** How far all pages of a build are kept; nothing when the reader has not asked for it. */
export async function readMark(buildId: string): Promise<KeepMark | undefined> {
  const cache = await openBuild(buildId);
  return cache && readMarkIn(cache);
}

async function readMarkIn(cache: Cache): Promise<KeepMark | undefined> {
  const mark = await cache.match(KEEP_ALL_MARK);
  return (await mark?.text()) as KeepMark | undefined;
}

/** Marks a build to be kept when all pages of another were. */
export async function inheritMark(buildId: string): Promise<void> {
  if (await readMark(buildId)) return;
  for (const { cache } of await openBuilds()) {
    const mark = await readMarkIn(cache);
    if (mark === 'whole' || mark === 'renew') return keepMark(buildId, 'renew');
  }
}

/** Removes what is kept of other builds than this one, all of which is there. */
export async function settleKept(buildId: string): Promise<void> {
  for (const { name, cache } of await openBuilds()) {
    if (name !== nameOfBuild(buildId)) await cache.delete(KEEP_ALL_MARK);
  }
}

/** Whether a page of this build is cached. */
export async function hasPage(pathname: string, buildId: string): Promise<boolean> {
  const cache = await openBuild(buildId);
  return (await cache?.match(pathname)) !== undefined;
}

/** Caches a file that is not a page, with the newest build. Without any page there is no use for it. */
export async function cacheFile(url: string, response: Response): Promise<void> {
  const newest = (await openBuilds()).at(-1);
  if (newest === undefined) return;
  await newest.cache.put(url, response);
  if (!isAsset(url)) await forget(url, newest.name);
}

/**
 * Completes what is cached for a cached page: code and sources of its demos, the documents of those that have
 * one of their own, and the offline page of its build.
 */
export async function completePage(pathname: string): Promise<void> {
  const page = readPageHtml((await (await findCached(pathname))?.text()) ?? '');
  if (!page) return;
  const cache = await openBuild(page.buildId);
  if (!cache) return;
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
  for (const { name, cache } of await openBuilds()) {
    if (name !== except) await cache.delete(url, { ignoreVary: true });
  }
}

/** The pages that can be read without a network, last visited first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const { cache } of (await openBuilds()).reverse()) {
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

/** Whether an answer may be cached: whole, our own and not forbidden. */
export function isCacheable({ status, type, headers }: Response): boolean {
  const isForbidden = headers.get('cache-control')?.includes('no-store') ?? false;
  return status === 200 && type === 'basic' && !isForbidden;
}

/** The same of what is no page: some hosts answer with a page what they do not have, as while the site is published. */
export function isCacheableFile(response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
  return isCacheable(response) && (!isHtml || /\.html$/.test(response.url));
}

/** An asset, cached in any cache or from the network; nothing when neither has it. */
async function load(url: string): Promise<Response | undefined> {
  const cached = await findCached(url);
  if (cached) return cached;
  try {
    const response = await fetch(url);
    return isCacheableFile(response) && !response.redirected ? response : undefined;
  } catch {
    return undefined;
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
