import { expect, it, vi } from 'vitest';
import { fetchJson, loadOnce } from './load.ts';

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
