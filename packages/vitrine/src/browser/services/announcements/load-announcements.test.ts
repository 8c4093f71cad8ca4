import { afterEach, expect, it, vi } from 'vitest';
import { fetchAnnouncements, loadAnnouncements } from './load-announcements.ts';

const ANNOUNCEMENT = { id: 1, text: 'One' };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['404 /list.json', () => Promise.resolve(Response.json([ANNOUNCEMENT], { status: 404 }))],
  ['500 /list.json', () => Promise.resolve(Response.json([ANNOUNCEMENT], { status: 500 }))],
  ['The answer is no list of announcements', () => Promise.resolve(Response.json({ id: 1 }))],
])('a failure (%s) has a code, and is an empty list for readers', async (reason, answer) => {
  vi.stubGlobal('fetch', answer);
  await expect(fetchAnnouncements('/list.json')).rejects.toMatchObject({
    code: 'announcements-failed',
    message: `Notification fetch failure: ${reason}`,
  });
  expect(await loadAnnouncements('/list.json')).toEqual([]);
});

it.each([
  ['no JSON', '<!doctype html><title>Sign in</title>'],
  ['an empty answer', ''],
  ['null', 'null'],
  ['no list', JSON.stringify(ANNOUNCEMENT)],
  ['an entry that is none', JSON.stringify([ANNOUNCEMENT, null])],
  ['an id that is no number', JSON.stringify([ANNOUNCEMENT, { id: '2', text: 'Two' }])],
  ['a text that is none', JSON.stringify([ANNOUNCEMENT, { id: 2, text: ['Two'] }])],
])('%s is an empty list for readers', async (_, body) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await expect(fetchAnnouncements('/list.json')).rejects.toMatchObject({
    code: 'announcements-failed',
  });
  expect(await loadAnnouncements('/list.json')).toEqual([]);
});

it('gives the announcements in the order of the file', async () => {
  const list = [{ id: 5, text: 'five' }, ANNOUNCEMENT];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(list)));
  expect(await loadAnnouncements('/list.json')).toEqual(list);
});
