import { createServer } from 'node:http';
import path from 'node:path';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import type { LoadedSite } from '../../model/site.ts';
import { devConfig } from './dev-config.ts';

const LATER = {
  ...{ http: createServer(), host: 'localhost', plugins: [], external: [] },
  ignored: () => false,
};

it('prepares packages by the endings that the site’s imports may leave out', () => {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  });
  const configOf = (resolve: object) => {
    const vite = { options: { resolve }, plugins: [], key: '' };
    const site = { root: '/kit', config: { ...config, vite }, routes: new Map(), cacheDir: '/c' };
    return devConfig(site as unknown as LoadedSite, LATER).optimizeDeps?.rolldownOptions;
  };
  const extensions = ['.web.js', '.js'];
  expect(configOf({ extensions })).toMatchObject({ resolve: { extensions } });
  expect(configOf({})).not.toHaveProperty('resolve');
});

it('keeps prepared packages where plugins look for source as little as in what is installed', () => {
  const root = import.meta.dirname;
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  });
  const site = { root, config, routes: new Map(), cacheDir: path.join(root, '.vitrine') };
  const { cacheDir } = devConfig(site as unknown as LoadedSite, LATER);
  const isSource = createFilter(/\.js$/, /\/node_modules\//);
  expect(isSource(`${cacheDir}/deps/react-dom_client.js`)).toBe(false);
  expect(cacheDir!.startsWith(site.cacheDir)).toBe(true);
});
