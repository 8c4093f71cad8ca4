import { beforeEach, expect, it, vi } from 'vitest';
import { cacheSearch, SEARCH_LIMIT } from './cache-search.ts';
import { cacheFile, findCached } from './cached-files.ts';

// Where the worker's script is says where the site is.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

vi.mock('./cached-files.ts', { spy: true });

const manifest = (size: number) =>
  JSON.stringify({
    ...{ format: 3, counts: [], size, synonyms: {}, commonWords: [], popular: [] },
    names: { first: ['a'], digests: 'aaaaaaaa' },
    texts: { first: ['a', 'm'], digests: 'bbbbbbbbcccccccc' },
    records: { first: [0], digests: 'dddddddd' },
    vocabulary: 'eeeeeeee',
  });

let kept: string[];

/** Caches the search of a site whose index has this size. */
async function cacheIndexOf(size: number): Promise<void> {
  vi.stubGlobal('fetch', (url: string) => {
    const response = new Response(url === '/search.json' ? manifest(size) : '[]');
    return Promise.resolve(Object.defineProperty(response, 'type', { value: 'basic' }));
  });
  await cacheSearch('/search.json');
  vi.unstubAllGlobals();
}

beforeEach(() => {
  kept = [];
  vi.stubGlobal('location', new URL('https://docs.example'));
  vi.mocked(cacheFile).mockImplementation((url) => {
    kept.push(url);
    return Promise.resolve();
  });
  vi.mocked(findCached).mockImplementation((url) =>
    Promise.resolve(url.includes('cccc') ? new Response('[]') : undefined),
  );
});

it('caches the manifest and each part that is not there yet', async () => {
  vi.stubGlobal('location', new URL('https://docs.example'));
  await cacheIndexOf(1000);
  expect(kept).toEqual([
    '/search.json',
    ...['aaaaaaaa', 'eeeeeeee', 'dddddddd', 'bbbbbbbb'].map(
      (name) => `/assets/search/${name}.json`,
    ),
  ]);
});

it('caches of a large index what is used alone', async () => {
  await cacheIndexOf(SEARCH_LIMIT + 1);
  expect(kept).toEqual(['/search.json']);
});
