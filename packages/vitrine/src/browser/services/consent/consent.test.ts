import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an answer that cannot be stored holds, and takes away what was answered before', async () => {
  const stored: Record<string, unknown> = { 'vitrine:consent': '{"ads":true}' };
  let isFull = false;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new Error('full');
    stored[key] = value;
  };
  const removeItem = (key: string) => delete stored[key];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('window', { localStorage: Object.assign(stored, { setItem, removeItem }) });
  const { answer, consent } = await import('./consent.ts');
  expect(consent.get()).toEqual({ ads: true });
  isFull = true;
  answer('ads', false);
  expect(consent.get()).toEqual({ ads: false });
  expect(stored['vitrine:consent']).toBeUndefined();
  isFull = false;
  answer('ads', false);
  expect(stored['vitrine:consent']).toBe('{"ads":false}');
});
