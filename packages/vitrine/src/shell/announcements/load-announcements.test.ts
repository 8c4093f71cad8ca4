import { afterEach, expect, it, vi } from 'vitest';
import { fetchAnnouncements, loadAnnouncements } from './load-announcements.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500 /list.json', () => Promise.resolve(new Response('[]', { status: 500 }))],
  ['The answer is no list of announcements', () => Promise.resolve(Response.json({ id: 1 }))],
])('a failure (%s) has a code, and is an empty list for readers', async (reason, answer) => {
  vi.stubGlobal('fetch', answer);
  await expect(fetchAnnouncements('/list.json')).rejects.toMatchObject({
    code: 'announcements-failed',
    message: `Notification fetch failure: ${reason}`,
  });
  expect(await loadAnnouncements('/list.json')).toEqual([]);
});
