import type { DocsearchSource } from '../../../shared/contract.ts';
import { readText } from '../../core/read-limited.ts';

/** Milliseconds that the first host may take. Algolia's own client for browsers waits as long for an answer. */
export const FIRST_TIMEOUT = 2000;
/** For each host after it: something is slow, and it may be the reader's connection. */
export const NEXT_TIMEOUT = 4000;

/** Bytes of an answer: a hundred times what twenty results have. */
const MAX_BYTES = 1_000_000;

const UNREACHABLE = 'The search service could not be reached. Check the connection and try again.';

/** Messages for the reader, by status. Another host would answer the same. */
const REFUSALS: Record<number, string> = {
  401: 'The search service does not accept this site’s key. Only those who maintain the site can put that right.',
  403: 'The search service does not accept this site’s key. Only those who maintain the site can put that right.',
  404: 'The search service has no index for this site. Only those who maintain the site can put that right.',
  429: 'The search service is busy. Wait a moment and try again.',
};

/** Asks the index and resolves to the answer's JSON. Rejects with a message for the reader. */
type SearchRequest = (parameters: object, signal?: AbortSignal) => Promise<unknown>;

/**
 * Speaks Algolia's search protocol with `fetch`: one kind of request, 0.7 kB, where the service's
 * smallest client (`algoliasearch/lite` 5) is 5.4. A host that does not answer in time, or answers
 * with a server error, is passed over for the next; the one that answered is asked first from then on.
 */
export function createSearchRequest(source: DocsearchSource): SearchRequest {
  let hosts = listHosts(source);
  return async (parameters, signal) => {
    for (const host of hosts) {
      const timeout = host === hosts[0] ? FIRST_TIMEOUT : NEXT_TIMEOUT;
      const answer = await askHost(host, source, parameters, timeout, signal);
      signal?.throwIfAborted();
      if (answer === null) continue;
      hosts = [host, ...hosts.filter((other) => other !== host)];
      if (answer.status === 200) return answer.body;
      throw new Error(
        REFUSALS[answer.status] ??
          `The search service could not answer (status ${answer.status}). Try again later.`,
      );
    }
    throw new Error(UNREACHABLE);
  };
}

/**
 * The hosts that hold the index, in the order in which they are asked. Algolia asks its clients to
 * fall back on three hosts of another domain, in random order, so that none gets all the load:
 * https://www.algolia.com/doc/rest-api/search
 */
export function listHosts({ appId, host }: DocsearchSource): string[] {
  if (host !== undefined) return [host];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  for (let last = fallbacks.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [fallbacks[last], fallbacks[other]] = [fallbacks[other]!, fallbacks[last]!];
  }
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks];
}

/** `null` when another host should be asked. */
async function askHost(
  host: string,
  { appId, apiKey, indexName }: DocsearchSource,
  parameters: object,
  timeout: number,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown } | null> {
  const expiry = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(`${host}/1/indexes/${encodeURIComponent(indexName)}/query`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': apiKey,
      },
      body: JSON.stringify(parameters),
      signal: signal === undefined ? expiry : AbortSignal.any([signal, expiry]),
    });
    const { status } = response;
    if (status >= 500) return null;
    if (status !== 200) return { status, body: undefined };
    return { status, body: JSON.parse(await readText(response, MAX_BYTES)) };
  } catch {
    // No connection, too late, too long, or no JSON, as from the sign-in page of a public network.
    return null;
  }
}
