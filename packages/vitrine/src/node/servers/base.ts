import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Leads requests to the path that a site lies at, as its host would: from the root and from the path without its
 * slash to the path; anywhere else there is nothing.
 * @returns the path and query of a request within the site; `null` when it has been answered
 */
export function enterBase(
  base: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): string | null {
  // What is no path is refused by those who know what they serve.
  if (base === '/') return url;
  if (url.startsWith(base)) return withoutBase(url, base);
  const [pathname = '', query] = url.split('?', 2);
  if (pathname === '/' || `${pathname}/` === base) {
    response.writeHead(302, { location: base + (query === undefined ? '' : `?${query}`) }).end();
  } else {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`There is nothing here: the site is at ${base}\n`);
  }
  return null;
}

/** The address within the site; one of elsewhere stays as it is. */
export function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? url.slice(base.length - 1) : url;
}
