import { ToolError } from '../../../shared/tools/tool-error.ts';
import { MOST_BYTES } from './folder.ts';
import type { SiteFiles } from './site-source.ts';

/** How long what was fetched counts as new. */
const FRESH_MS = 60_000;
const LIMITS = { milliseconds: 15_000, bytes: MOST_BYTES };

/**
 * The files of a published site. Nothing is fetched before it is asked for, nor from anywhere else.
 * @param root ends with a slash
 */
export function openAddress(root: URL, limits = LIMITS): SiteFiles {
  let checked = 0;
  let tag = '';
  const read = (address: string) => {
    const url = new URL(address.slice(1), root);
    // Whatever was named, another place was not asked for.
    if (!url.href.startsWith(root.href)) throw new ToolError(`${address} leads out of the site.`);
    return fetchText(url, limits);
  };
  const stamp = async (isDoubted = false) => {
    const now = Date.now();
    if (isDoubted || now - checked > FRESH_MS) {
      const url = new URL('vitrine.json', root);
      const { headers } = await explain(url, request(url, 'HEAD', limits.milliseconds));
      // A host that tells neither is asked for the file once in a while.
      const said = headers.get('etag') ?? headers.get('last-modified');
      tag = said ?? (now - checked > FRESH_MS ? String(now) : tag);
      checked = now;
    }
    return tag;
  };
  return { read, stamp, name: root.href };
}

/** Text of a file; `null` when there is none. */
function fetchText(url: URL, { milliseconds, bytes }: typeof LIMITS): Promise<string | null> {
  return explain(
    url,
    request(url, 'GET', milliseconds).then(async (response) => {
      if (response.ok) return readLimited(response, url, bytes);
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return null;
      throw new ToolError(`${url.href} answers ${response.status}. Try again later.`);
    }),
  );
}

async function request(url: URL, method: string, milliseconds: number): Promise<Response> {
  const signal = AbortSignal.timeout(milliseconds);
  const response = await fetch(url, { method, redirect: 'manual', signal });
  const to = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || to === null) return response;
  await response.body?.cancel();
  const where = URL.canParse(to, url.href) ? new URL(to, url).href : 'another address';
  throw new ToolError(
    `${url.href} leads to ${where.slice(0, 200)}. Give --site the address that it leads to, if that is the site.`,
  );
}

async function readLimited(response: Response, url: URL, most: number): Promise<string> {
  // A page of a network that wants a login first, or of a host that has one for all that is missing.
  if (/\bhtml\b/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new ToolError(
      `${url.href} is answered with a web page: no site of this version of Vitrine is there, or a login is wanted. Check the address.`,
    );
  }
  let text = '';
  let bytes = 0;
  const decoder = new TextDecoder();
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > most) throw new ToolError(`${url.href} is too large to be read.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Says in plain words why something was not fetched. */
async function explain<Answer>(url: URL, fetching: Promise<Answer>): Promise<Answer> {
  try {
    return await fetching;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ToolError(
      isLate
        ? `${url.href} did not answer in time. Try again later.`
        : `${url.href} cannot be reached. Check the address and the network.`,
    );
  }
}
