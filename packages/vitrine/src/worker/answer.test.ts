import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from './answer.ts';

// Where the worker's script is says where the site is.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

const ORIGIN = 'https://docs.example';

beforeEach(() => {
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the worker answers what the router asks for a page with. */
function answers(pathname: string): boolean {
  const request = new Request(`${ORIGIN}${pathname}`, { headers: { accept: 'text/html' } });
  return answerRequest(request, ['/nav.json']) !== null;
}

describe('answerRequest', () => {
  it.each(['/', '/demos/buttons', '/releases/v1.2', '/nav.json', '/assets/a.js'])(
    'answers %s',
    (pathname) => expect(answers(pathname)).toBe(true),
  );

  it('answers a navigation to whatever address, since a page may be called like a file', () => {
    const request = new Request(`${ORIGIN}/guide/next.js`);
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    expect(answerRequest(request, [])).not.toBeNull();
  });

  it.each(['/sitemap.xml', '/releases/v1.2.pdf'])('leaves %s to the browser', (pathname) =>
    expect(answers(pathname)).toBe(false),
  );

  describe('where storage is damaged or denied', () => {
    const ask = (pathname: string) =>
      answerRequest(new Request(ORIGIN + pathname, { headers: { accept: 'text/html' } }), [])!;
    beforeEach(() => {
      const fail = () =>
        Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
      vi.stubGlobal('caches', { keys: fail, open: fail, delete: fail });
    });

    it.each(['/', '/assets/a.js'])('answers %s from the network', async (pathname) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('fresh')));
      const { response, caching } = ask(pathname);
      expect(await (await response).text()).toBe('fresh');
      await caching.catch(() => undefined);
    });

    it('says that there is no connection', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      const { response, caching } = ask('/a');
      caching.catch(() => undefined);
      expect((await response).status).toBe(503);
      expect(await (await response).text()).toContain('No connection');
    });
  });
});
