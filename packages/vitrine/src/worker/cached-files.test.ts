import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findCached,
  isCacheable,
  isCacheableFile,
  cacheFile,
  cachePage,
  CACHED_ASSETS,
  CACHED_OTHERS,
  CACHED_PAGES,
  listCachedPages,
} from './cached-files.ts';
import { removeCaches } from './builds.ts';
import { absolute, createFakeCaches } from './fixtures/fake-caches.ts';

// Where the worker's script is says where the site is.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

const ORIGIN = 'https://docs.example';
/** An answer as the network gives it; `Response` itself leaves out where it is from. */
function answer(url: string, init: ResponseInit = {}, type = 'basic'): Response {
  const response = new Response('x', init);
  return Object.defineProperties(response, {
    url: { value: absolute(url) },
    type: { value: type },
  });
}

const html = (buildId: string, title: string, script = 'shell-1.js') =>
  `<html><head><script type="module" src="/assets/${script}"></script></head><body><h1 id="a">${title}<a>#</a></h1><script type="application/json" id="v-data">{"buildId":"${buildId}"}</script></body></html>`;

let gone: string[];
let store: ReturnType<typeof createFakeCaches>;

beforeEach(() => {
  gone = [];
  store = createFakeCaches();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(answer(url, { status: gone.includes(url) ? 404 : 200 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const titles = async () => (await listCachedPages()).map(({ title }) => title);

describe('cachePage', () => {
  it('caches a page with what its head names', async () => {
    expect(await cachePage('/a', html('one', 'A &amp; B'))).toBe(true);
    expect(await (await findCached('/a'))!.text()).toContain('A &amp; B');
    expect(await findCached('/assets/shell-1.js')).toBeDefined();
    expect(await listCachedPages()).toEqual([{ pathname: '/a', title: 'A &amp; B' }]);
  });

  it.each([
    ['cut off', html('one', 'A').slice(0, -10)],
    ['of another site', '<html><head></head><body><h1>A</h1></body></html>'],
    ['empty', ''],
  ])('does not cache what is %s', async (_, text) => {
    expect(await cachePage('/a', text)).toBe(false);
    expect(await store.keys()).toEqual([]);
  });

  it('leaves everything as it is when a script is gone', async () => {
    await cachePage('/a', html('one', 'Old'));
    gone = ['/assets/shell-2.js'];
    expect(await cachePage('/a', html('two', 'New', 'shell-2.js'))).toBe(false);
    expect(await titles()).toEqual(['Old']);
    expect(await store.keys()).toEqual(['vitrine:1:one']);
  });

  it('replaces a page of an earlier build, and keeps the pages of the last two', async () => {
    await cachePage('/a', html('one', 'A1'));
    await cachePage('/b', html('one', 'B1'));
    await cachePage('/a', html('two', 'A2'));
    expect(await titles()).toEqual(['A2', 'B1']);
    await cachePage('/c', html('three', 'C3'));
    expect(await titles()).toEqual(['C3', 'A2']);
    // Back to the build before: it is the current one, whenever its store was made.
    await cachePage('/a', html('two', 'A2'));
    expect(await store.keys()).toEqual(['vitrine:1:two', 'vitrine:1:three']);
  });

  it(`caches the last ${CACHED_PAGES} pages visited`, async () => {
    for (let page = 0; page < CACHED_PAGES; page++)
      await cachePage(`/${page}`, html('one', `${page}`));
    await cachePage('/0', html('one', 'again'));
    await cachePage('/new', html('one', 'new'));
    const cached = await titles();
    expect(cached).toHaveLength(CACHED_PAGES);
    expect(cached.slice(0, 2)).toEqual(['new', 'again']);
    expect(cached).not.toContain('1');
    expect(cached).toContain('2');
  });

  it('counts a page with a dot in its path among the pages', async () => {
    await cachePage('/releases/v1.2', html('one', 'Version 1.2'));
    for (let file = 0; file < CACHED_OTHERS; file++) {
      await cacheFile(`${ORIGIN}/${file}.png`, answer('/x'));
    }
    await cachePage('/a', html('one', 'A'));
    expect(await titles()).toEqual(['A', 'Version 1.2']);
  });

  it('bounds what is cached besides, but for the shell and the offline page', async () => {
    await cachePage('/a', html('one', 'A'));
    await cachePage('/offline.html', html('one', 'No connection'));
    for (let file = 0; file < CACHED_ASSETS + 5; file++) {
      await cacheFile(`${ORIGIN}/assets/${file}.js`, answer('/x'));
    }
    for (let file = 0; file < CACHED_OTHERS + 5; file++) {
      await cacheFile(`${ORIGIN}/${file}.png`, answer('/x'));
    }
    await cachePage('/a', html('one', 'A'));
    const cache = await store.open('vitrine:1:one');
    const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    expect(cached).toHaveLength(CACHED_ASSETS + CACHED_OTHERS + 3);
    expect(cached).toEqual(expect.arrayContaining(['/a', '/offline.html', '/assets/shell-1.js']));
    expect(cached).not.toContain('/assets/4.js');
    expect(cached).toContain('/assets/5.js');
    expect(cached).not.toContain('/4.png');
    expect(cached).toContain('/5.png');
    expect(await titles()).toEqual(['A']);
  });
});

describe('cacheFile', () => {
  it('has nowhere to cache a file before any page', async () => {
    await cacheFile(`${ORIGIN}/nav.json`, answer('/nav.json'));
    expect(await store.keys()).toEqual([]);
  });

  it('caches data once, with the newest build', async () => {
    await cachePage('/a', html('one', 'A'));
    await cacheFile(`${ORIGIN}/nav.json`, new Response('old'));
    await cachePage('/b', html('two', 'B'));
    await cacheFile(`${ORIGIN}/nav.json`, new Response('new'));
    expect(await (await findCached('/nav.json'))!.text()).toBe('new');
    expect(await (await store.open('vitrine:1:one')).match('/nav.json')).toBeUndefined();
  });
});

describe('isCacheable', () => {
  const json = { 'content-type': 'application/json' };
  const page = { 'content-type': 'text/html; charset=utf-8' };
  it.each([
    ['a good answer', answer('/nav.json', { headers: json }), true],
    ['a page for a page', answer('/a', { headers: page }), true],
    ['a document for a document', answer('/assets/a.html', { headers: page }), true],
    ['an error', answer('/a', { status: 500 }), false],
    ['a part', answer('/a', { status: 206 }), false],
    ['of another origin', answer('/a', {}, 'cors'), false],
    ['opaque', answer('/a', {}, 'opaque'), false],
    ['a redirect', answer('/a', {}, 'opaqueredirect'), false],
    ['forbidden', answer('/a', { headers: { 'cache-control': 'private, no-store' } }), false],
    ['to be asked for again', answer('/a', { headers: { 'cache-control': 'no-cache' } }), true],
  ])('%s', (_, response, expected) => {
    expect(isCacheable(response)).toBe(expected);
  });

  it.each([
    ['/nav.json', json, true],
    ['/nav.json', page, false],
    ['/assets/a.js', page, false],
    ['/assets/a.html', page, true],
  ])('the file %s with %j', (url, headers, expected) => {
    expect(isCacheableFile(answer(url, { headers }))).toBe(expected);
  });
});

describe('removeCaches', () => {
  beforeEach(async () => {
    for (const name of ['vitrine:0:old', 'vitrine:1:one', 'of-another']) await store.open(name);
  });

  it('removes all of ours, and nothing else', async () => {
    await removeCaches('all');
    expect(await store.keys()).toEqual(['of-another']);
  });

  it('removes those of an earlier version', async () => {
    await removeCaches('outdated');
    expect(await store.keys()).toEqual(['vitrine:1:one', 'of-another']);
  });
});
