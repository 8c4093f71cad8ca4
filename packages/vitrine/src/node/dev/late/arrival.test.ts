import { expect, it, vi } from 'vitest';
import { createArrival } from './arrival.ts';

it('is there at once where nothing is to be fetched', async () => {
  const arrival = createArrival(null);
  await arrival.wait();
  expect(arrival.isPending()).toBe(false);
  expect(await arrival.recover()).toBe(false);
});

it('is fetched once', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const arrival = createArrival(fetch);
  expect(arrival.isPending()).toBe(true);
  await arrival.wait();
  expect(arrival.isPending()).toBe(false);
  expect(await arrival.recover()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is fetched again only by who recovers it', async () => {
  const fetch = vi.fn<() => Promise<void>>();
  fetch.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  fetch.mockResolvedValueOnce();
  const arrival = createArrival(fetch);
  await expect(arrival.wait()).rejects.toThrow('first');
  await expect(arrival.wait()).rejects.toThrow('first');
  await expect(arrival.recover()).rejects.toThrow('second');
  expect(arrival.isPending()).toBe(true);
  expect(await arrival.recover()).toBe(true);
  await arrival.wait();
  expect(arrival.isPending()).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('may come by another way', async () => {
  const arrival = createArrival(() => Promise.reject(new Error('none')));
  await expect(arrival.wait()).rejects.toThrow('none');
  arrival.settle();
  await arrival.wait();
  expect(arrival.isPending()).toBe(false);
});
