import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';
import { findSettings, settingsFault } from './settings-fault.ts';

let root: string;
let site: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  site = path.join(root, 'docs');
  mkdirSync(path.join(site, '.vitrine'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const describe = (reason: string) => settingsFault(site, reason)?.message ?? null;

it('finds the nearest settings', () => {
  write('tsconfig.json', '{}');
  expect(findSettings(site)).toBe(path.join(root, 'tsconfig.json'));
  write('docs/tsconfig.json', '{}');
  expect(findSettings(site)).toBe(path.join(site, 'tsconfig.json'));
});

it('tells what keeps settings from being read, and nothing else', () => {
  const own = path.relative('.', path.join(root, 'tsconfig.json'));
  expect(describe(`Failed to load tsconfig '${own}': EOF`)).toBe(null);
  write('tsconfig.json', '{ "extends": "@x/base.json" }');
  expect(describe(`Failed to load tsconfig '${own}': EOF\nmore`)).toBe(
    '../tsconfig.json cannot be read: EOF',
  );
  expect(describe("Failed to load tsconfig '@x/base.json': Tsconfig not found")).toBe(
    '../tsconfig.json cannot be read: it extends @x/base.json, which is not there',
  );
  const other = path.relative('.', path.join(site, 'base.json'));
  expect(describe(`Failed to load tsconfig '${other}': Tsconfig not found`)).toBe(
    '../tsconfig.json cannot be read: it extends base.json, which is not there',
  );
  expect(describe(`Failed to load tsconfig '${other}': EOF`)).toBe(
    '../tsconfig.json cannot be read: base.json: EOF',
  );
  expect(describe("Could not resolve './a'")).toBe(null);
});

it('is told of a configuration that was compiled before', async () => {
  const config = {
    title: 'A',
    description: 'B',
    url: 'https://a.example',
    pages: [{ pathname: '/' }],
  };
  write('docs/vitrine.config.ts', `export default ${JSON.stringify(config)};`);
  const load = () => loadConfig(site, path.join(site, '.vitrine'));
  expect(await load()).toMatchObject({ title: 'A' });
  write('docs/tsconfig.json', '{ "extends": "./gone.json" }');
  await expect(load()).rejects.toThrow(
    /invalid-tsconfig\n {2}tsconfig.json cannot be read: it extends gone.json, which is not there/,
  );
  write('docs/tsconfig.json', '{ "extends": "../tsconfig.json" }');
  write('tsconfig.json', '{');
  await expect(load()).rejects.toThrow(/tsconfig.json cannot be read: .*EOF/);
  write('tsconfig.json', '{}');
  expect(await load()).toMatchObject({ title: 'A' });
});
