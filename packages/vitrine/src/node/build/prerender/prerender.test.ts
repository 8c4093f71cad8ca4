import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CacheDamaged } from '../../base/cache-damaged.ts';
import { failure, problem } from '../../base/errors.ts';
import { prerender } from './prerender.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'prerender-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** Files that the last call of `run` has rendered. */
let asked: string[] = [];

/** Renders the files, each by the code with its key; one without any throws. */
async function run(keys: Record<string, string>) {
  asked = [];
  const render = (file: string, id: string) => {
    asked.push(file);
    if (keys[file] === '') return Promise.reject(new Error('nothing'));
    return Promise.resolve({ html: `${id} by ${keys[file]}`, styles: [] });
  };
  return prerender({
    record: path.join(dir, 'demos.json'),
    keyOf: (file) => keys[file]!,
    renderers: [render, render],
    inspect: (html) => ({ scripts: [html], sources: {}, handlers: [] }),
    items: Object.keys(keys).map((file) => ({ id: file.toUpperCase(), file })),
    add: ({ file }) => ({ from: file }),
    describe: (error, { file }) => problem('demo-threw', [String(error)], { file }),
  });
}

it('renders again what other code renders, and nothing else', async () => {
  await run({ a: '1', b: '1' });
  expect(asked).toEqual(['a', 'b']);
  const { rendered } = await run({ a: '1', b: '2', c: '1' });
  expect(asked).toEqual(['b', 'c']);
  const resources = { scripts: ['A by 1'], sources: {}, handlers: [] };
  expect(rendered.get('A')).toEqual({ key: '1', html: 'A by 1', styles: [], resources, from: 'a' });
  expect(rendered.get('B')).toMatchObject({ key: '2', html: 'B by 2' });
  await run({ a: '1', b: '2', c: '1' });
  expect(asked).toEqual([]);
});

it('forgets what is no longer there, and keeps nothing of a build that fails', async () => {
  await run({ a: '1', b: '1' });
  await run({ a: '1' });
  const { problems } = await run({ a: '2', b: '' });
  expect([asked, problems.length]).toEqual([['a', 'b'], 1]);
  await run({ a: '1', b: '1' });
  expect(asked).toEqual(['b']);
});

it('ends with what all demos share, and tells it of none of them', async () => {
  const shared = failure('adapter-threw', ['no window'], { file: 'adapter.tsx' });
  for (const error of [shared, new CacheDamaged('entry.js', 'it is cut')]) {
    const asking = prerender({
      record: path.join(dir, 'demos.json'),
      keyOf: () => '1',
      renderers: [() => Promise.reject(error)],
      inspect: () => ({ scripts: [], sources: {}, handlers: [] }),
      items: [{ id: 'a', file: 'a.tsx' }],
      add: () => ({}),
      describe: (thrown, { file }) => problem('demo-threw', [String(thrown)], { file }),
    });
    await expect(asking).rejects.toBe(error);
  }
});

it('deals what is to be rendered out, the same way however long each takes', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `demo${String(index).padStart(2, '0')}`);
  const lists: string[][] = [[], []];
  const renderers = lists.map((list, which) => async (file: string, id: string) => {
    list.push(file);
    await new Promise((resolve) => setTimeout(resolve, which === 0 ? 0 : 2));
    if (file === 'demo30') throw new Error('nothing');
    return { html: id, styles: [] };
  });
  const { rendered, problems } = await prerender({
    ...{ record: path.join(dir, 'demos.json'), keyOf: () => '1', renderers },
    inspect: () => ({ scripts: [], sources: {}, handlers: [] }),
    items: names.map((name) => ({ id: name, file: name })),
    add: () => ({}),
    describe: (error, { file }) => problem('demo-threw', [String(error)], { file }),
  });
  expect(lists).toEqual([[...names.slice(0, 24), ...names.slice(48)], names.slice(24, 48)]);
  expect([...rendered.keys()]).toEqual(names.filter((name) => name !== 'demo30'));
  expect(problems.map(({ file }) => file)).toEqual(['demo30']);
});

it('asks no renderer any more once one has met what all demos share', async () => {
  const shared = failure('adapter-threw', ['no window'], { file: 'adapter.tsx' });
  let later = 0;
  const asking = prerender({
    ...{ record: path.join(dir, 'demos.json'), keyOf: () => '1' },
    renderers: [
      () => Promise.reject(shared),
      async () => {
        later += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { html: '', styles: [] };
      },
    ],
    inspect: () => ({ scripts: [], sources: {}, handlers: [] }),
    items: Array.from({ length: 48 }, (_, index) => ({ id: `${index}`, file: 'a.tsx' })),
    add: () => ({}),
    describe: (thrown, { file }) => problem('demo-threw', [String(thrown)], { file }),
  });
  await expect(asking).rejects.toBe(shared);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(later).toBe(1);
});
