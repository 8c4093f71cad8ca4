import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSearchRequest,
  FIRST_TIMEOUT,
  listHosts,
  NEXT_TIMEOUT,
} from './docsearch-request.ts';

const SOURCE = {
  provider: 'docsearch',
  appId: 'APP1',
  apiKey: 'key',
  indexName: 'my docs',
  credit: true,
  siteUrl: 'https://kit.example',
} as const;
const MAIN = 'https://APP1-dsn.algolia.net';

interface Call {
  host: string;
  url: string;
  init: RequestInit;
}
let calls: Call[];
/** What each host does; those not named answer. */
let behaviour: (host: string) => Response | 'silent' | 'down';

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  behaviour = () => Response.json({ hits: [] });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const host = new URL(url).origin.replace(/app1/i, 'APP1');
    calls.push({ host, url, init });
    const outcome = behaviour(host);
    if (outcome === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    if (outcome !== 'silent') return Promise.resolve(outcome);
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
  // Timers of the platform cannot be faked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hosts = () => calls.map(({ host }) => host);

describe('listHosts', () => {
  it('has the three fallbacks in any order, or the one host configured', () => {
    const [first, ...rest] = listHosts(SOURCE);
    expect(first).toBe(MAIN);
    expect(rest.sort()).toEqual([1, 2, 3].map((number) => `https://APP1-${number}.algolianet.com`));
    const seen = new Set(Array.from({ length: 100 }, () => listHosts(SOURCE)[1]));
    expect(seen.size).toBe(3);
    expect(listHosts({ ...SOURCE, host: 'https://a.example/s' })).toEqual(['https://a.example/s']);
  });
});

describe('createSearchRequest', () => {
  it('posts the parameters to the index with the key', async () => {
    const answer = await createSearchRequest(SOURCE)({ query: 'é', hitsPerPage: 5 });
    expect(answer).toEqual({ hits: [] });
    const [{ url, init }] = calls as [Call];
    expect(url).toBe(`${MAIN}/1/indexes/my%20docs/query`);
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'X-Algolia-Application-Id': 'APP1', 'X-Algolia-API-Key': 'key' },
      body: '{"query":"é","hitsPerPage":5}',
    });
  });

  it.each<[string, () => Response | 'down']>([
    ['cannot be reached', () => 'down'],
    ['answers with a server error', () => new Response('', { status: 503 })],
    ['answers with a page', () => new Response('<!doctype html>')],
  ])(
    'asks the next host when one %s, and asks the one that answered first from then on',
    async (_, fail) => {
      behaviour = (host) => (host === MAIN ? fail() : Response.json({ hits: [] }));
      const ask = createSearchRequest(SOURCE);
      await ask({});
      expect(hosts()).toEqual([MAIN, expect.stringMatching(/-\d\.algolianet\.com$/)]);
      await ask({});
      expect(hosts()[2]).toBe(hosts()[1]);
      expect(calls).toHaveLength(3);
    },
  );

  it('waits for a silent host as long as it should, longer for the next', async () => {
    behaviour = (host) => (calls.length < 3 ? 'silent' : Response.json({ hits: [host] }));
    const answered = createSearchRequest(SOURCE)({});
    await vi.advanceTimersByTimeAsync(FIRST_TIMEOUT - 1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(NEXT_TIMEOUT - 1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toEqual({ hits: [hosts()[2]] });
    expect([FIRST_TIMEOUT, NEXT_TIMEOUT]).toEqual([2000, 4000]);
  });

  it('says so when no host answers, each asked once', async () => {
    behaviour = () => 'down';
    await expect(createSearchRequest(SOURCE)({})).rejects.toThrow(
      'The search service could not be reached. Check the connection and try again.',
    );
    expect(new Set(hosts()).size).toBe(4);
    expect(calls).toHaveLength(4);
  });

  it.each([
    [401, 'does not accept this site’s key'],
    [403, 'does not accept this site’s key'],
    [404, 'has no index for this site'],
    [429, 'is busy. Wait a moment'],
    [400, 'could not answer (status 400)'],
  ])('says what status %i means and asks no other host', async (status, message) => {
    behaviour = () => Response.json({ message: 'no', status }, { status });
    await expect(createSearchRequest(SOURCE)({})).rejects.toThrow(message);
    expect(calls).toHaveLength(1);
  });

  it('stops when nobody waits any more', async () => {
    behaviour = () => 'silent';
    const controller = new AbortController();
    const answered = createSearchRequest(SOURCE)({}, controller.signal);
    const failed = expect(answered).rejects.toThrow();
    controller.abort();
    await failed;
    expect(calls).toHaveLength(1);
    expect(calls[0]!.init.signal!.aborted).toBe(true);
  });
});
