import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Refusal } from './requests.ts';

const HOST = /^(?:([\w.-]+)|\[([\da-f:.]+)\])(?::\d{0,5})?$/i;

/**
 * The reason to refuse a request by the host that it names (RFC 9112, 3.2): more than one, or none that could be. A
 * server that only this machine reaches also refuses names of others, because any site can have its name lead here.
 * @param listens the host that the server listens on
 */
export function refusalOfHost(
  { headers: { host }, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  listens: string,
): Refusal | null {
  // Of HTTP 1.0, which browsers do not speak.
  if (host === undefined) return null;
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const [isHost, name = '', ip = ''] = HOST.exec(host) ?? [];
  if (named.length > 1 || isHost === undefined || (ip !== '' && isIP(ip) === 0)) {
    return { status: 400 };
  }
  return ip !== '' || !isOwn(listens) || isOwn(name) || isIP(name) !== 0 ? null : { status: 403 };
}

/** Writes the host of a request as most browsers do, in small letters and without a dot at its end: Vite compares it. */
export function tidyHost({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (headers.host !== undefined)
    headers.host = headers.host.toLowerCase().replace(/\.(?=:|$)/, '');
}

/** Whether a name leads to this machine wherever it is looked up. */
const isOwn = (host: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1)$/i.test(host.replace(/\.$/, ''));
