import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Config } from '../../config/schema.ts';
import { validateConfig } from '../../config/validate-config.ts';
import { checkNamedFiles } from './check-named-files.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'named-files-'))));
afterEach(() => rmSync(root, { recursive: true }));

const NEEDED = { title: 'Kit', description: 'A kit.', url: 'https://kit.example' };

/** Reads a configuration as JSON with a key on each line, and says what is wrong of its files. */
async function check(keys: object, { files = [''], urls = [''] } = {}): Promise<string[]> {
  const source = `export default ${JSON.stringify({ ...NEEDED, ...keys }, null, 1)};`;
  for (const file of ['vitrine.config.ts', ...files.filter(Boolean)]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  const config: Config = validateConfig({ ...NEEDED, ...keys }, source);
  const problems = await checkNamedFiles({ root, config }, () => new Set(urls));
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

it('names each file that is not there, with its key and line', async () => {
  const keys = {
    adapter: './adapter.tsx',
    styles: 'theme',
    pageStyles: { '/': './home.css' },
    demos: { vite: './sandbox.ts' },
  };
  expect(await check(keys, { files: ['theme/site.css'] })).toEqual([
    '5: adapter: expected the path of a file, received "./adapter.tsx"',
    '6: styles: expected the path of a file, received "theme"',
    '11: demos.vite: expected the path of a file, received "./sandbox.ts"',
    '8: pageStyles./: expected the path of a file, received "./home.css"',
  ]);
  const files = ['adapter.tsx', 'site.css', 'home.css', 'sandbox.ts'];
  expect(await check({ ...keys, styles: 'site.css' }, { files })).toEqual([]);
});

it('takes an adapter as the bundler finds it: without its ending, or a folder with an index', async () => {
  expect(await check({ adapter: './theme/adapter' })).toHaveLength(1);
  expect(await check({ adapter: './theme/adapter' }, { files: ['theme/adapter.tsx'] })).toEqual([]);
  expect(await check({ adapter: './look' }, { files: ['look/index.ts'] })).toEqual([]);
});

it('names each picture that no file of the site is', async () => {
  const picture = '/lost.png';
  const keys = {
    icon: picture,
    image: picture,
    structuredData: { publisher: { name: 'Acme', logo: picture } },
    manifest: { icons: [{ src: '/icon.png' }, { src: picture }] },
    sponsors: {
      provider: 'house',
      items: [{ name: 'Acme', text: 'Anvils', href: '/', image: picture }],
    },
  };
  const found = await check(keys, { urls: ['/icon.png'] });
  expect(found.map((text) => text.replace(/^\d+: /, ''))).toEqual(
    [
      'icon',
      'image',
      'structuredData.publisher.logo',
      'manifest.icons[1].src',
      'sponsors.items[0].image',
    ].map((key) => `${key}: expected the path of a file in public/, received "/lost.png"`),
  );
  expect(await check(keys, { urls: ['/icon.png', picture] })).toEqual([]);
});

it('takes pictures by any way to write their address, and leaves those elsewhere alone', async () => {
  const urls = ['/a%20b.png'];
  for (const icon of ['/a%20b.png', 'a%20b.png', './a%20b.png', '/a%20b.png?v=2'])
    expect(await check({ icon }, { urls }), icon).toEqual([]);
  for (const icon of ['https://cdn.example/a.png', 'data:image/png;base64,AA', 'data:,'])
    expect(await check({ icon }), icon).toEqual([]);
});
