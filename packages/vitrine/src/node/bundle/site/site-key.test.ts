import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteSettings } from './site-key.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-key-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
const write = (name: string, text = 'A=1') => writeFileSync(path.join(root, name), text);

it.each([
  '.env',
  '.env.production',
  '.postcssrc',
  '.postcssrc.json',
  '.svgrrc.js',
  '.browserslistrc',
])('follows %s, which is hidden and read all the same', (name) => {
  const before = siteSettings(root, {});
  write(name);
  const written = siteSettings(root, {});
  expect(written).toEqual([...before, name, 'A=1']);
  write(name, 'A=2');
  expect(siteSettings(root, {})).not.toEqual(written);
});

it.each(['.environment', 'x.env', '.envx', '.browserslistrc.old', '.gitignore', 'env'])(
  'does not follow %s',
  (name) => {
    const before = siteSettings(root, {});
    write(name);
    expect(siteSettings(root, {})).toEqual(before);
  },
);

it('follows the configuration of the bundler, and public variables alone', () => {
  const before = siteSettings(root, {});
  vi.stubEnv('OTHER_VITE_KIT', 'x');
  expect(siteSettings(root, {})).toEqual(before);
  vi.stubEnv('VITE_KIT', 'x');
  expect(siteSettings(root, {})).toEqual([...before, 'VITE_KIT', 'x']);
  const vite = { options: {}, plugins: [], key: 'key of the options' };
  expect(siteSettings(root, { vite })[0]).toBe('key of the options');
});
