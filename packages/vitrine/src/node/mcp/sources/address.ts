import { ToolError } from '../../../shared/tools/tool-error.ts';
import { MOST_BYTES } from './folder.ts';
import type { SiteFiles } from './site-source.ts';

/** How long what was fetched counts as new. */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 15_000;

/** The files of a published site. Nothing is fetched before it is asked for, nor from anywhere else. */
export function openAddress(url: string): SiteFiles {
  const root = new URL(url.endsWith('/') ? url : `${url}/`);
  let checked = 0;
  let tag = '';
  const read = async (address: string) => {
    const response = await get(new URL(address.slice(1), root));
    if (response.status === 404) return null;
    if (!response.ok)
      throw new ToolError(`${root.href} answers ${response.status}. Try again later.`);
    return readLimited(response, address);
  };
  const stamp = async () => {
    const now = Date.now();
    if (now - checked > FRESH_MS) {
      const { headers } = await get(new URL('vitrine.json', root), 'HEAD');
      tag = headers.get('etag') ?? headers.get('last-modified') ?? String(now);
      checked = now;
    }
    return tag;
  };
  return { read, stamp, name: root.href };
}

async function get(url: URL, method = 'GET'): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      // Another host was not asked for.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new ToolError(`${url.href} cannot be reached, or leads elsewhere. Check the address.`);
  }
}

async function readLimited(response: Response, address: string): Promise<string> {
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ToolError(`${address} is too large to be read.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
