import { expect, test } from '@playwright/test';
import { networkFaults } from '../../../attack/network-faults.ts';

// `npm run attack` tries every fault with every kind of request.
test('whatever fails on the way: the page is read, the reader is told, nothing is uncaught', async () => {
  test.setTimeout(180_000);
  const { sample, run } = networkFaults;
  const { tried, failures } = await run({ seed: 1, count: sample });
  expect(failures).toEqual([]);
  expect(tried).toBe(sample);
});
