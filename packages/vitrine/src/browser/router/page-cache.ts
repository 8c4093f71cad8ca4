import { ClientError } from '../core/client-errors.ts';
import { fetchText } from '../core/read-limited.ts';
import { trimSlash } from '../../shared/paths.ts';
import { parseAhead } from './parse-page.ts';

/** Pages in the cache: more than a reader goes back to, less than memory notices. */
const CACHE_SIZE = 30;
/** Prefetches under way at once: more would compete with the page that the reader is on. */
export const PREFETCH_CONCURRENCY = 2;

const pages = new Map<string, Promise<string>>();
const waiting: string[] = [];
let running = 0;

/** The HTML of a page, from the cache or the network. Rejects with `page-load-failed`. */
export function fetchPage(pathname: string): Promise<string> {
  const cached = pages.get(pathname);
  if (cached) return cached;
  const page = requestPage(pathname);
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  if (pages.size > CACHE_SIZE) pages.delete(pages.keys().next().value!);
  return page;
}

/**
 * Fetches a page ahead of its navigation, when fewer than two prefetches run; otherwise it waits its turn. One that is
 * there is parsed again.
 */
export function prefetchPage(pathname: string): void {
  if (waiting.includes(pathname)) return;
  const known = pages.get(pathname);
  if (known !== undefined) return void known.then(parseAhead, ignore);
  waiting.push(pathname);
  startWaiting();
}

/** Forgets what was fetched, because the pages have changed (dev server). */
export function clearPageCache(): void {
  pages.clear();
}

function startWaiting(): void {
  while (running < PREFETCH_CONCURRENCY && waiting.length > 0) {
    running += 1;
    const done = () => {
      running -= 1;
      startWaiting();
    };
    // A failed prefetch is no failure: the navigation itself will ask again and act on the answer.
    fetchPage(waiting.pop()!).then(parseAhead).then(done, done);
  }
}

/** Whoever goes there asks again, and acts on the answer. */
const ignore = () => undefined;

async function requestPage(pathname: string): Promise<string> {
  // The browser itself then goes there, so that address and content agree.
  const check = ({ redirected, url }: Response) => {
    if (redirected && trimSlash(new URL(url).pathname) !== trimSlash(pathname))
      throw new Error(`${pathname} leads to ${url}`);
  };
  try {
    return await fetchText(pathname, { headers: { accept: 'text/html' }, check });
  } catch (error) {
    throw new ClientError('page-load-failed', error);
  }
}
