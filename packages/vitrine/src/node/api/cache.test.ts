import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InstalledPackage } from '../base/packages.ts';
import { cacheFile, readCache, writeCache } from './cache.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'api-cache-'))));
afterEach(() => rmSync(home, { recursive: true }));

const typesIn = (root: string) => path.join(root, 'node_modules/kit/index.d.ts');
const cacheIn = (root: string) => {
  const dir = path.dirname(typesIn(root));
  const kit: InstalledPackage = { name: 'kit', version: '1.0.0', dir, manifest: {} };
  return cacheFile(path.join(root, '.vitrine'), kit);
};

it('is of use in another folder, at another time, while the files are the same', () => {
  const here = path.join(home, 'here');
  mkdirSync(path.dirname(typesIn(here)), { recursive: true });
  writeFileSync(typesIn(here), 'export {};');
  writeCache(cacheIn(here), [], [typesIn(here)]);
  expect(readCache(cacheIn(here), here)).toEqual([]);
  const there = path.join(home, 'there');
  renameSync(here, there);
  utimesSync(typesIn(there), 1, 1);
  expect(readCache(cacheIn(there), there)).toEqual([]);
  writeFileSync(typesIn(there), 'export 1;;');
  expect(readCache(cacheIn(there), there)).toBeNull();
});
