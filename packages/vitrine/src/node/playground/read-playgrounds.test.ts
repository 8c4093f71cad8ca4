import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { PlaygroundReference } from '../../shared/page.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { CompiledPage, LoadedSite } from '../model/site.ts';
import { readPlaygrounds } from './read-playgrounds.ts';

const dial = {
  name: 'Dial',
  aliases: [],
  package: 'dials',
  imports: [{ specifier: 'dials', clause: '{ Dial }' }],
  props: [],
} as Partial<ComponentDoc> as ComponentDoc;
const root = mkdtempSync(path.join(tmpdir(), 'playgrounds-'));
afterAll(() => rmSync(root, { recursive: true }));
const site = {
  root,
  engineId: 'test',
  cacheDir: path.join(root, '.vitrine'),
  api: [{ config: { package: 'dials', route: '/api' }, docs: [dial] }],
} as unknown as LoadedSite;
const reference: PlaygroundReference = {
  ...{ id: 'a', hash: 'a', title: 'A', component: 'Dial', package: '', options: '', line: 3 },
};
const compiled = (...pages: PlaygroundReference[][]) =>
  pages.map((playgrounds) => ({
    meta: { source: { file: 'a.md' }, playgrounds },
  })) as unknown as CompiledPage[];

it('prepares the playgrounds of all pages once, however often they are asked for', async () => {
  const pages = compiled([], [reference, { ...reference, component: 'Dail' }]);
  const reading = readPlaygrounds(site, pages);
  expect(readPlaygrounds(site, pages)).toBe(reading);
  const { playgrounds, problems } = await reading;
  expect(playgrounds.map(({ id, component }) => [id, component])).toEqual([['a', 'Dial']]);
  expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['unknown-component', 'a.md', 3],
  ]);
  expect(readPlaygrounds(site, compiled([]))).not.toBe(reading);
});

it('loads nothing for a site without one', async () => {
  vi.doMock('./prepare.ts', () => {
    throw new Error('it was loaded');
  });
  try {
    expect((await readPlaygrounds(site, compiled([], []))).playgrounds).toEqual([]);
  } finally {
    vi.doUnmock('./prepare.ts');
  }
});

it('has nothing to read on a site without one', async () => {
  expect(await readPlaygrounds({} as LoadedSite, compiled([], []))).toEqual({
    playgrounds: [],
    problems: [],
  });
});
