import { expect, it, vi } from 'vitest';
import { remember, rememberOf } from './remember.ts';

it('asks once for each key, whatever the answer but undefined', () => {
  const find = vi.fn((key: number) => [0, null, false][key]);
  const ask = remember(find);
  for (const key of [0, 1, 2, 0, 1, 2]) expect(ask(key)).toBe([0, null, false][key]);
  expect(find).toHaveBeenCalledTimes(3);
});

it('asks once for each object, and for another that looks like it', () => {
  const find = vi.fn(({ at }: { at: number }) => at + 1);
  const ask = rememberOf(find);
  const one = { at: 0 };
  for (const key of [one, one, { at: 0 }]) expect(ask(key)).toBe(1);
  expect(find).toHaveBeenCalledTimes(2);
});
