import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from './local-provider.ts';
import type { WorkerAnswer, WorkerRequest } from './local-worker.ts';
import { NOT_LOADED, type SearchResult } from '../answers/provider.ts';

/** Stands in for the browser's worker: keeps what it is asked, answers when told to. */
function createFakeWorkers() {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    requests: WorkerRequest[] = [];
    terminated = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(request: WorkerRequest) {
      this.requests.push(request);
    }
    terminate() {
      this.terminated = true;
    }
    answer(answer: WorkerAnswer) {
      this.dispatchEvent(new MessageEvent('message', { data: answer }));
    }
  }
  return { workers, FakeWorker };
}

describe('createLocalProvider', () => {
  let workers: ReturnType<typeof createFakeWorkers>['workers'];

  beforeEach(() => {
    const fake = createFakeWorkers();
    workers = fake.workers;
    vi.stubGlobal('Worker', fake.FakeWorker);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts nothing before the first search', () => {
    createLocalProvider({ indexUrl: '/search.json' });
    expect(workers).toHaveLength(0);
  });

  it('gives each search its own answer, whatever their order', async () => {
    const provider = createLocalProvider({ indexUrl: '/search.json' });
    const first = provider.search('a');
    const second = provider.search('b');
    const [worker] = workers;
    const [one, two] = worker!.requests;
    expect(one).toMatchObject({ query: 'a', indexUrl: '/search.json' });
    const title = [{ text: 'B', marked: true }];
    const page = { title: 'B', href: '/b' };
    const answer: SearchResult = { kind: 'page', title, href: '/b', text: [], page };
    worker!.answer({ id: two!.id, answer: { results: [answer] } });
    worker!.answer({ id: one!.id, answer: { results: [] } });
    expect(await first).toEqual({ results: [] });
    expect(await second).toEqual({ results: [answer] });
    expect(workers).toHaveLength(1);
  });

  it('rejects everything waiting when the index cannot be read, then starts afresh', async () => {
    const provider = createLocalProvider({ indexUrl: '/search.json' });
    const failed = [provider.search('a'), provider.search('b')];
    const [broken] = workers;
    broken!.answer({ id: broken!.requests[0]!.id, answer: { results: [] }, error: 'answered 404' });
    for (const search of failed) {
      await expect(search).rejects.toMatchObject({ message: NOT_LOADED, cause: 'answered 404' });
    }
    expect(broken!.terminated).toBe(true);
    const again = provider.search('a');
    workers[1]!.answer({ id: workers[1]!.requests[0]!.id, answer: { results: [] } });
    expect(await again).toEqual({ results: [] });
  });

  it('rejects when the worker itself cannot be loaded', async () => {
    const provider = createLocalProvider({ indexUrl: '/search.json' });
    const search = provider.search('a');
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(search).rejects.toMatchObject({
      message: NOT_LOADED,
      cause: NOT_LOADED,
    });
  });
});
