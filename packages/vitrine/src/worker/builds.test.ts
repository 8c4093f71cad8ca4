import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBuild, openBuild, openBuilds, removeCaches, retireBuilds } from './builds.ts';
import { forget } from './cached-files.ts';
import { createFakeCaches } from './fixtures/fake-caches.ts';

// Where the worker's script is says where the site is.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://docs.example/sw.js')));

let store: ReturnType<typeof createFakeCaches>;
beforeEach(() => {
  const { open, ...others } = createFakeCaches();
  // A browser takes a while, in which other things happen.
  const openLater = async (name: string) => {
    for (let ticks = 0; ticks < 50; ticks += 1) await Promise.resolve();
    return open(name);
  };
  store = { ...others, open: openLater };
  vi.stubGlobal('caches', store);
});
afterEach(() => vi.unstubAllGlobals());

const names = async () => (await store.keys()).map((name) => name.split(':').at(-1));

it('knows the builds that are there, and makes none by looking', async () => {
  await makeBuild('one');
  expect(await openBuild('two')).toBeUndefined();
  expect(await openBuild('one')).toBeDefined();
  expect((await openBuilds()).map(({ name }) => name)).toEqual(['vitrine:1:one']);
  expect(await names()).toEqual(['one']);
});

it('keeps the newest two, and the one that is shown', async () => {
  for (const build of ['one', 'two', 'three']) await makeBuild(build);
  await retireBuilds('one');
  expect(await names()).toEqual(['one', 'three']);
});

it.each([
  ['a file is forgotten', () => forget('/a')],
  ['builds are listed', () => openBuilds()],
  ['a build is looked for', () => openBuild('one')],
])('a build that is retired while %s does not come back', async (_, work) => {
  for (const build of ['one', 'two', 'three']) await makeBuild(build);
  await Promise.all([work(), retireBuilds('three'), work()]);
  expect(await names()).toEqual(['two', 'three']);
});

it('what is removed does not come back either', async () => {
  await makeBuild('one');
  await Promise.all([openBuilds(), removeCaches('all'), openBuilds()]);
  expect(await names()).toEqual([]);
});

it('goes on after a failure', async () => {
  vi.stubGlobal('caches', { ...store, open: () => Promise.reject(new Error('full')) });
  await expect(makeBuild('one')).rejects.toThrow('full');
  vi.stubGlobal('caches', store);
  await makeBuild('two');
  expect(await names()).toEqual(['two']);
});
