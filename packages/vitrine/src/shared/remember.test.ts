import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('asks once for each key, whatever the answer but undefined', () => {
  const find = vi.fn((key: number) => [0, null, false][key]);
  const ask = remember(find);
  for (const key of [0, 1, 2, 0, 1, 2]) expect(ask(key)).toBe([0, null, false][key]);
  expect(find).toHaveBeenCalledTimes(3);
});
