import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeJson } from '../base/files/sealed-json.ts';
import { configFor } from '../config/reach.ts';
import { configSchema, type Config } from '../config/schema.ts';
import { findStockShell, reactFrom, STOCK_RECORD } from './stock-shell.ts';

const CONFIG = configSchema.parse({
  ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  pages: [{ pathname: '/' }],
});

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'stock-'));
  for (const name of ['react', 'react-dom']) install('engine', name, '19.3.1');
  writeJson(path.join(dir, 'engine', STOCK_RECORD), {
    record: { checksum: 'stock' },
    config: JSON.stringify(configFor(CONFIG, 'bundle')),
    react: reactFrom(path.join(dir, 'engine')),
  });
  for (const name of ['react', 'react-dom']) install('site', name, '19.3.1');
});
afterEach(() => rmSync(dir, { recursive: true }));

function install(place: string, name: string, version: string): void {
  const folder = path.join(dir, place, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
}

const find = (config: Partial<Config> = {}, demoFiles: string[] = []) => {
  const site = { root: path.join(dir, 'site'), config: { ...CONFIG, ...config } };
  return findStockShell(site, demoFiles, path.join(dir, 'engine'))?.record.checksum;
};

it('is what a site gets that adds nothing to the shell', () => {
  expect(find()).toBe('stock');
  expect(find({ title: 'Set', csp: {}, lastUpdated: false } as Partial<Config>)).toBe('stock');
});

it.each([
  { adapter: './adapter.tsx' },
  { styles: './site.css' },
  { pageStyles: { '/': './home.css' } },
])('is nothing for a site with %j', (config) => {
  expect(find(config)).toBeUndefined();
});

it('is nothing for a site with demos, or with another React', () => {
  expect(find({}, ['content/demo.tsx'])).toBeUndefined();
  install('site', 'react-dom', '19.4.0');
  expect(find()).toBeUndefined();
});

it('is nothing where the engine itself gets another React than it was made with', () => {
  install('engine', 'react', '19.4.0');
  install('site', 'react', '19.4.0');
  expect(find()).toBeUndefined();
});

it('is nothing where it was not made', () => {
  rmSync(path.join(dir, 'engine', STOCK_RECORD));
  expect(find()).toBeUndefined();
});
