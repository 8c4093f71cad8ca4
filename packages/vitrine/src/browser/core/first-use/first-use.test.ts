import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FirstUse } from './first-use.ts';

let answer: () => Promise<object>;
const parts = {} as FirstUse;
vi.mock('../load.ts', () => ({ loadPart: () => answer() }));
vi.mock('../../page/on-first-use.ts', () => ({}));

type Started = typeof import('./first-use.ts');
let firstUse: Started;
beforeEach(async () => {
  vi.resetModules();
  firstUse = await import('./first-use.ts');
  answer = () => Promise.resolve({ parts });
});
afterEach(() => vi.unstubAllGlobals());

it('begins what waits once it is loaded, and ends it', async () => {
  const begun: FirstUse[] = [];
  let ended = 0;
  const begin = (found: FirstUse) => {
    begun.push(found);
    return () => (ended += 1);
  };
  const end = firstUse.onFirstUse(begin);
  const giveUp = firstUse.onFirstUse(begin);
  giveUp();
  expect(begun).toEqual([]);
  await firstUse.loadFirstUse();
  expect(begun).toEqual([parts]);
  const endLater = firstUse.onFirstUse(begin);
  expect(begun).toEqual([parts, parts]);
  end();
  endLater();
  expect(ended).toBe(2);
});

it('is loaded once, and again after a failure', async () => {
  let asked = 0;
  answer = () => ((asked += 1), Promise.reject(new Error('gone')));
  await expect(firstUse.loadFirstUse()).rejects.toThrow('gone');
  answer = () => ((asked += 1), Promise.resolve({ parts }));
  expect(await firstUse.loadFirstUse()).toBe(parts);
  expect(await firstUse.loadFirstUse()).toBe(parts);
  expect(asked).toBe(2);
});

it.each([
  ['nothing', { hash: '', scrollY: 0 }, 0],
  ['a place in the address', { hash: '#place', scrollY: 0 }, 1],
  ['a page that is scrolled already', { hash: '', scrollY: 1 }, 1],
])('%s counts as a sign or not', (_what, { hash, scrollY }, times) => {
  let asked = 0;
  answer = () => ((asked += 1), Promise.resolve({ parts }));
  const signs: string[] = [];
  const addEventListener = (type: string) => signs.push(type);
  vi.stubGlobal('document', { addEventListener });
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  firstUse.startFirstUse();
  expect(asked).toBe(times);
  expect(signs).toEqual(
    expect.arrayContaining([
      'pointerover',
      'keydown',
      'scroll',
      'click',
      'resize',
      'hashchange',
      'pointerdown',
    ]),
  );
});
