import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteVite } from '../../config/vite/options.ts';
import { hasOwnTransforms } from './own-transforms.ts';

let root: string;
beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'transforms-')), 'site');
  mkdirSync(root);
  writeFileSync(path.join(root, 'package.json'), '{"dependencies":{"postcss":"8.5.0"}}');
});
afterEach(() => rmSync(path.dirname(root), { recursive: true }));

const vite = (options: SiteVite['options'], plugins: SiteVite['plugins'] = []) => ({
  vite: { options, plugins, key: '' },
});

it('knows a site whose modules are compiled as they stand', () => {
  expect(hasOwnTransforms(root, {})).toBe(false);
  expect(hasOwnTransforms(root, vite({ resolve: { alias: { kit: './kit' } } }))).toBe(false);
});

it('knows plugins, constants and what makes styles', () => {
  expect(hasOwnTransforms(root, vite({}, [{ name: 'own' }]))).toBe(true);
  expect(hasOwnTransforms(root, vite({ define: { __KIT__: '1' } }))).toBe(true);
  expect(hasOwnTransforms(root, vite({ css: {} }))).toBe(true);
});

it.each([
  ['postcss.config.js', ''],
  ['.postcssrc.json', '{}'],
  ['.postcssrc', '{}'],
  ['package.json', '{"postcss":{}}'],
])('finds PostCSS in %s, upwards too', (name, text) => {
  for (const dir of [root, path.dirname(root)]) {
    const file = path.join(dir, name);
    writeFileSync(file, text);
    expect(hasOwnTransforms(root, {})).toBe(true);
    writeFileSync(file, '{}');
    if (name !== 'package.json') rmSync(file);
    expect(hasOwnTransforms(root, {})).toBe(false);
  }
});
