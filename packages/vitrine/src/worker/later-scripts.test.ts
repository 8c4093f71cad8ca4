import { expect, it, vi } from 'vitest';
import { listLater } from './later-scripts.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

it('finds the modules of the search and of iframes, and no other', () => {
  const script =
    'deps=["assets/search-dialog-a_B-1.js","assets/search-dialog-c2.whole.css","assets/swipe-1.js"];' +
    'import(`./x`);worker="/assets/local-worker-x-Y.js";again="assets/search-dialog-a_B-1.js"';
  expect(listLater(script)).toEqual([
    '/assets/search-dialog-a_B-1.js',
    '/assets/search-dialog-c2.whole.css',
    '/assets/local-worker-x-Y.js',
  ]);
});

it('finds nothing in other scripts', () => {
  expect(listLater('search-dialog')).toEqual([]);
});
