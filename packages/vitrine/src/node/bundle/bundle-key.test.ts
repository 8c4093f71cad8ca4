import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configFor } from '../config/reach.ts';
import { configSchema, type Config } from '../config/schema.ts';
import type { LoadedSite } from '../model/site.ts';
import { bundleKey, siteCodeKey } from './bundle-key.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-key-'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

const CONFIG = configSchema.parse({
  ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
  pages: [{ pathname: '/' }],
});

const keys = (rest: Partial<Config>) => {
  const site = { root, engineId: 'engine', config: { ...CONFIG, ...rest } } as LoadedSite;
  return [bundleKey(site, { single: [], whole: [] }, []), siteCodeKey(site)];
};

it.each(Object.keys(configFor(CONFIG, 'bundle')))('changes with %s', (name) => {
  const [site, code] = keys({ [name]: 'other' });
  const [siteBefore, codeBefore] = keys({});
  expect(site).not.toBe(siteBefore);
  expect(code).not.toBe(codeBefore);
});

it('stays as it is with what reaches no bundle', () => {
  expect(keys({ title: 'Set', icon: '/icon.svg', outDir: 'dist' })).toEqual(keys({}));
});
