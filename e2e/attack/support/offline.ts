import { answerRequest, cachePageAnswer } from '../../../packages/vitrine/src/worker/answer.ts';

/** What the service worker gives without a network for pages that were visited, on a host that answers. */
export async function withOffline<Result>(
  url: string,
  work: (visitAndRead: (pathname: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const { location, caches, fetch } = globalThis;
  const online = (input: string | Request) =>
    fetch(typeof input === 'string' ? new URL(input, url) : input);
  Object.assign(globalThis, { location: new URL(url), caches: createCaches(url) });
  try {
    return await work(async (pathname) => {
      globalThis.fetch = online as typeof fetch;
      await cachePageAnswer(pathname, await online(pathname));
      globalThis.fetch = () => Promise.reject(new TypeError('offline'));
      const request = new Request(new URL(pathname, url));
      // No script may make such a request.
      Object.defineProperty(request, 'mode', { value: 'navigate' });
      const answer = answerRequest(request, []);
      await answer?.caching.catch(() => undefined);
      return (await answer?.response)?.text() ?? '';
    });
  } finally {
    Object.assign(globalThis, { location, caches, fetch });
  }
}

/** The part of the browser's that the worker uses. */
function createCaches(base: string) {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, base).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: string | Request) => Promise.resolve(store.get(keyOf(request))?.clone()),
      put: (request: string | Request, response: Response) => {
        store.set(keyOf(request), response);
        return Promise.resolve();
      },
      delete: (request: string | Request) => Promise.resolve(store.delete(keyOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((href) => new Request(href))),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
}
