import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VisitMessage } from '../shared/contract.ts';
import { cachePage, hasPage, keepMark, readMark } from './cached-files.ts';
import { createFakeCaches } from './fixtures/fake-caches.ts';
import { keepPage } from './keep-page.ts';
import { renewKept } from './renew-kept.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

const PAGES = ['/', '/a', '/b', '/c'];
/** What the site has published. */
let published: string;
let failing: string[];

const html = (buildId: string) =>
  `<html><head><script type="module" src="/assets/shell-${buildId}.js"></script></head><body><h1>A</h1><script type="application/json" id="v-data">{"buildId":"${buildId}"}</script></body></html>`;

function answer(url: string): Response {
  const isPage = !url.startsWith('/assets/') && !url.endsWith('.json');
  const body =
    url === '/offline.json'
      ? JSON.stringify({ pages: PAGES, bytes: 1 })
      : isPage
        ? html(published)
        : 'x';
  const headers = { 'content-type': isPage ? 'text/html' : 'text/plain' };
  const response = new Response(body, { status: failing.includes(url) ? 500 : 200, headers });
  return Object.defineProperties(response, {
    url: { value: new URL(url, 'https://docs.example').href },
    type: { value: 'basic' },
  });
}

beforeEach(() => {
  published = 'one';
  failing = [];
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('location', new URL('https://docs.example'));
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => vi.unstubAllGlobals());

/** What the menu does, to the end or until the reader stops it. */
async function keepAll(pages = PAGES) {
  for (const pathname of pages) await keepPage(pathname, published);
  if (pages.length === PAGES.length) await keepMark(published, 'whole');
}
async function visit({ visited }: VisitMessage) {
  await cachePage(visited, html(published));
  await renewKept(visited);
}
const listKept = async (buildId: string) => {
  const kept = await Promise.all(PAGES.map((page) => hasPage(page, buildId)));
  return PAGES.filter((_, at) => kept[at]);
};

it('keeps all pages of a new build once one of them is visited', async () => {
  await keepAll();
  published = 'two';
  await visit({ visited: '/a' });
  expect(await listKept('two')).toEqual(PAGES);
  expect(await readMark('two')).toBe('whole');
  expect(await readMark('one')).toBeUndefined();
});

it('goes on with the next visit, and with the build after that', async () => {
  await keepAll();
  published = 'two';
  failing = ['/b'];
  await visit({ visited: '/a' });
  expect(await listKept('two')).toEqual(['/', '/a', '/c']);
  expect(await readMark('two')).toBe('renew');
  published = 'three';
  failing = [];
  await visit({ visited: '/c' });
  expect(await listKept('three')).toEqual(PAGES);
});

it('knows of what was kept two builds ago', async () => {
  await keepAll();
  for (published of ['two', 'three', 'four']) await cachePage('/a', html(published));
  await renewKept('/a');
  expect(await listKept('four')).toEqual(PAGES);
});

it('keeps no more than was visited for a reader who stopped, or never asked', async () => {
  await keepAll(['/', '/a']);
  published = 'two';
  await visit({ visited: '/c' });
  expect(await listKept('two')).toEqual(['/c']);
  expect(await readMark('two')).toBeUndefined();
});
