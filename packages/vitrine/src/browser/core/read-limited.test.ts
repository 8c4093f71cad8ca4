import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STALL_MS } from './constants.ts';
import { fetchText } from './read-limited.ts';

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
