import { KEPT_PAGES_SLOT } from '../shared/contract.ts';
import { isPagePath } from '../shared/paths.ts';
import { ASSETS, BASE, OFFLINE, pageAddress } from './base.ts';
import {
  findCached,
  forget,
  isCacheable,
  isCacheableFile,
  cacheFile,
  cachePage,
  listCachedPages,
} from './cached-files.ts';

/** Time for the network, until a cached page is shown instead. */
export const PATIENCE_MS = 4000;

/** Kinds of files that pages show and that are cached when they are not assets. */
const SHOWN: ReadonlySet<RequestDestination> = new Set(['image', 'font', 'style', 'script']);

/** An answer under way, and what is still to be done once it has been given. */
interface Answer {
  response: Promise<Response>;
  caching: Promise<void>;
}

/** Answers a request, or leaves it to the browser: anything but a plain read of this site's own. */
export function answerRequest(request: Request, dataUrls: readonly string[]): Answer | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  // Beside the site, there may be others on the host.
  if (!url.pathname.startsWith(BASE)) return null;
  // Parts of files are the browser's business, and cannot be cached.
  if (request.headers.has('range')) return null;
  if (url.pathname.startsWith(ASSETS)) return answerAsset(request);
  if (isPage(request, url)) return answerPage(request, pageAddress(url.pathname));
  if (dataUrls.includes(url.pathname) || SHOWN.has(request.destination)) return answerFile(request);
  return null;
}

/** A document, for the browser or for the router, which says what it accepts. */
function isPage({ mode, headers }: Request, { pathname }: URL): boolean {
  // A page may be called `/next.js`: the router leaves those to the browser.
  return mode === 'navigate' || (headers.get('accept') === 'text/html' && isPagePath(pathname));
}

/** Names of assets change with their content: a cached one is right. */
function answerAsset(request: Request): Answer {
  const cached = findCached(request.url);
  const fresh = duplicate(cached.then((found) => found ?? fetch(request)));
  const caching = Promise.all([cached, fresh.copy]).then(([found, copy]) =>
    found ? undefined : cacheAnswer(request, copy),
  );
  return { response: fresh.answer, caching };
}

/** The network's answer; the cached one when there is none. */
function answerFile(request: Request): Answer {
  const fresh = duplicate(fetch(request));
  const response = fresh.answer.then(
    async (answer) => (answer.ok ? answer : ((await findCached(request.url)) ?? answer)),
    async (error: unknown) => {
      const cached = await findCached(request.url);
      if (cached) return cached;
      throw error;
    },
  );
  return { response, caching: fresh.copy.then((copy) => cacheAnswer(request, copy)) };
}

/**
 * The page as it is published now; when the network fails, is broken or takes too long, the page that is
 * cached; else the offline page.
 */
function answerPage(request: Request, pathname: string): Answer {
  const fresh = duplicate(fetchPage(request));
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
    .then(() => findCached(pathname))
    .then((cached) => cached ?? fresh.answer);
  const good = fresh.answer.then(async (answer) =>
    answer.status < 500 ? answer : ((await findCached(pathname)) ?? answer),
  );
  const response = Promise.race([good, late]).catch(
    async () => (await findCached(pathname)) ?? renderOfflinePage(),
  );
  return { response, caching: fresh.copy.then((copy) => cachePageAnswer(pathname, copy)) };
}

/** An answer twice, to be given and to be cached: copied before anyone has begun to read it. */
function duplicate(fetching: Promise<Response>) {
  const both = fetching.then((answer) => [answer, answer.clone()] as const);
  return { answer: both.then(([answer]) => answer), copy: both.then(([, copy]) => copy) };
}

/** Asks the server whether its page is still the one the browser has, whatever its cache headers allow. */
function fetchPage({ url, redirect, cache, signal }: Request): Promise<Response> {
  return fetch(url, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
    cache: cache === 'reload' ? 'reload' : 'no-cache',
    redirect,
    signal,
  });
}

/** Keeps a page that the network has answered with, or forgets one that is gone. Reads the answer. */
export async function cachePageAnswer(pathname: string, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) return forget(pathname);
  // A host may lead to the same page with a slash at its end.
  const moved = answer.redirected && pageAddress(new URL(answer.url).pathname) !== pathname;
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  if (isHtml && isCacheable(answer) && !moved) await cachePage(pathname, await answer.text());
  // Else all of a file that is shown or downloaded would be kept in memory.
  else await answer.body?.cancel();
}

async function cacheAnswer({ url }: Request, answer: Response): Promise<void> {
  if (isCacheableFile(answer) && !answer.redirected) await cacheFile(url, answer);
}

/** For a page that is not cached: its status makes the router load it in full, and nobody store it. */
async function renderOfflinePage(): Promise<Response> {
  const page = await findCached(OFFLINE);
  const html = page ? await page.text() : PLAIN_OFFLINE_PAGE;
  const pages = await listCachedPages().catch(() => []);
  const items = pages.map(
    ({ pathname, title }) => `<li><a href="${pathname}">${title}</a> <code>${pathname}</code></li>`,
  );
  const list = items.length === 0 ? '' : `<h2>Pages on this device</h2><ul>${items.join('')}</ul>`;
  return new Response(
    html.replace(KEPT_PAGES_SLOT, () => list),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );
}

/** Until the site's own offline page has been cached. */
const PLAIN_OFFLINE_PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No connection</title><h1>No connection</h1><p>This page is not on this device. <a href="">Try again</a></p>${KEPT_PAGES_SLOT}`;
