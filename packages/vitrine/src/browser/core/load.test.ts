import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STALL_MS } from './constants.ts';
import { fetchJson, loadOnce } from './load.ts';
import { fetchText } from './read-limited.ts';

it('loads an address once, each for itself', async () => {
  const load = vi.fn((url: string) => Promise.resolve(`${url}!`));
  const once = loadOnce(load);
  expect(await Promise.all([once('/a'), once('/a'), once('/b')])).toEqual(['/a!', '/a!', '/b!']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('gone'));
  const once = loadOnce(load);
  await expect(once('/a')).rejects.toThrow('gone');
  expect(await once('/a')).toBe('there');
});

it('takes no other answer for the JSON that was asked for', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"a":1}', { status: 503 })));
  await expect(fetchJson('/a.json')).rejects.toThrow('503 /a.json');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"a":1}')));
  expect(await fetchJson('/a.json')).toEqual({ a: 1 });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Sign in')));
  await expect(fetchJson('/a.json')).rejects.toThrow(SyntaxError);
  vi.unstubAllGlobals();
});

describe('fetchText', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** An answer whose parts come one by one; after the last it goes on for ever, if it does not end. */
  function answer(parts: string[], { every = 0, ends = true } = {}): void {
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      const rest = parts.map((part) => new TextEncoder().encode(part));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) =>
          signal!.addEventListener('abort', () => controller.error(signal!.reason)),
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, every));
          const next = rest.shift();
          if (next) controller.enqueue(next);
          else if (ends) controller.close();
          else await new Promise(() => undefined);
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  it('reads a text as long as more of it arrives, letters in two parts as well', async () => {
    answer(['a', 'b', 'c'], { every: STALL_MS - 1 });
    const onProgress = vi.fn();
    const reading = fetchText('/a', { onProgress });
    await vi.advanceTimersByTimeAsync(4 * STALL_MS);
    expect(await reading).toBe('abc');
    expect(onProgress).toHaveBeenCalledTimes(4);
  });

  it('gives up an answer that stalls, in its middle too', async () => {
    for (const parts of [[], ['a']]) {
      answer(parts, { ends: false });
      const reading = expect(fetchText('/a')).rejects.toThrow('No answer from /a');
      await vi.advanceTimersByTimeAsync(STALL_MS + 1);
      await reading;
    }
  });

  it('refuses more bytes than its limit', async () => {
    answer(['ab', 'cd']);
    const reading = expect(fetchText('/a', { limit: 3 })).rejects.toThrow('more than 3 bytes');
    await vi.advanceTimersByTimeAsync(100);
    await reading;
    answer(['ab', 'c']);
    const whole = fetchText('/a', { limit: 3 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await whole).toBe('abc');
  });
});
