import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request that a server of ours does not answer, as it tells the client. */
export interface Refusal {
  status: number;
  headers?: Record<string, string> | undefined;
}

/**
 * The reason to refuse a request before its address means anything: a method that only reads nothing, or an
 * address that is no path. `null` for a request to answer.
 */
export function refusalOf({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): Refusal | null {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  return isPath(url) ? null : { status: 400 };
}

/** Answers a refused request in one line. */
export function refuse(response: ServerResponse, { status, headers }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

/** Browsers send no such thing; two slashes at the start would name another host. */
function isPath(url: string): boolean {
  const [pathname = ''] = url.split('?');
  if (!pathname.startsWith('/') || pathname.startsWith('//')) return false;
  try {
    const name = decodeURIComponent(pathname);
    return !pathname.includes('\\') && !/\0|\\\.\.|\.\.\\/.test(name);
  } catch {
    return false;
  }
}
