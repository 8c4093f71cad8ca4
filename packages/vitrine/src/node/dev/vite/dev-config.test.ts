import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createFilter } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORD_FILE } from '../../base/folders.ts';
import { configSchema } from '../../config/schema.ts';
import type { LoadedSite } from '../../model/site.ts';
import { devConfig } from './dev-config.ts';

const LATER = {
  ...{ http: createServer(), host: 'localhost', plugins: [], external: [] },
  ignored: () => false,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vitrine-dev-config-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('watches nothing that a build of the site has written, whatever its folder was called', () => {
  const folders = ['content', 'dist', 'dist-base', 'dist-notes'];
  for (const name of folders) mkdirSync(path.join(root, name));
  for (const name of ['dist', 'dist-base']) writeFileSync(path.join(root, name, RECORD_FILE), '{}');
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  });
  const site = { root, config, routes: new Map(), cacheDir: path.join(root, '.vitrine') };
  const { server } = devConfig(site as unknown as LoadedSite, LATER);
  const rules = [server!.watch!.ignored].flat() as ((file: string) => boolean)[];
  const isIgnored = (name: string) => rules.some((rule) => rule(path.join(root, name)));
  expect(
    ['dist', 'dist-base/index.html', '.vitrine', '.vitrine/pages/a.json'].map(isIgnored),
  ).toEqual([true, true, true, true]);
  expect(['content/a.md', 'dist-notes/a.md', 'dist.md', '.vitrine-notes'].map(isIgnored)).toEqual([
    ...[false, false, false, false],
  ]);
});

it('prepares packages by the endings that the site’s imports may leave out', () => {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  });
  const configOf = (resolve: object) => {
    const vite = { options: { resolve }, plugins: [], key: '' };
    const site = { root, config: { ...config, vite }, routes: new Map(), cacheDir: '/c' };
    return devConfig(site as unknown as LoadedSite, LATER).optimizeDeps?.rolldownOptions;
  };
  const extensions = ['.web.js', '.js'];
  expect(configOf({ extensions })).toMatchObject({ resolve: { extensions } });
  expect(configOf({})).not.toHaveProperty('resolve');
});

it('keeps prepared packages where plugins look for source as little as in what is installed', () => {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  });
  const site = { root, config, routes: new Map(), cacheDir: path.join(root, '.vitrine') };
  const { cacheDir } = devConfig(site as unknown as LoadedSite, LATER);
  const isSource = createFilter(/\.js$/, /\/node_modules\//);
  expect(isSource(`${cacheDir}/deps/react-dom_client.js`)).toBe(false);
  expect(cacheDir!.startsWith(site.cacheDir)).toBe(true);
});
