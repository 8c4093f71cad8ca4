import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocsearchSource } from '../../../shared/contract.ts';
import { createDocsearchProvider, TYPING_PAUSE } from './docsearch-provider.ts';

const SOURCE: DocsearchSource = {
  provider: 'docsearch',
  appId: 'APP1',
  apiKey: 'key',
  indexName: 'docs',
  credit: true,
  siteUrl: 'https://kit.example',
};

let queries: string[];
let links: { rel: string; href: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  queries = [];
  links = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    queries.push(query);
    const hits = Array.from({ length: 30 }, (_, number) => ({
      url: `https://kit.example/${query}${number || ''}/`,
      type: 'lvl1',
      hierarchy: { lvl1: query },
    }));
    return Promise.resolve(Response.json({ hits }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function finish<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE);
  return promise;
}

describe('createDocsearchProvider', () => {
  it('touches nothing until it is asked, then connects once', async () => {
    const provider = createDocsearchProvider(SOURCE);
    expect(links).toEqual([]);
    await provider.search('');
    await provider.search('');
    expect(links).toMatchObject([{ rel: 'preconnect', href: 'https://APP1-dsn.algolia.net' }]);
  });

  it.each(['', '  ', '?!'])('asks nothing for %j', async (query) => {
    expect(await finish(createDocsearchProvider(SOURCE).search(query))).toEqual([]);
    expect(queries).toEqual([]);
  });

  it('asks once the reader pauses, and only for what is still wanted', async () => {
    const provider = createDocsearchProvider(SOURCE);
    const controller = new AbortController();
    const early = provider.search('b', controller.signal);
    const dropped = expect(early).rejects.toThrow('No longer wanted');
    await vi.advanceTimersByTimeAsync(TYPING_PAUSE - 1);
    expect(queries).toEqual([]);
    controller.abort();
    const [result, ...rest] = await finish(provider.search('bu'));
    await dropped;
    expect(queries).toEqual(['bu']);
    expect(result?.href).toBe('/bu');
    expect(rest).toHaveLength(19);
  });

  it('asks nothing twice', async () => {
    const provider = createDocsearchProvider(SOURCE);
    const first = await finish(provider.search('a'));
    expect(await provider.search('a')).toBe(first);
    expect(queries).toEqual(['a']);
  });
});
