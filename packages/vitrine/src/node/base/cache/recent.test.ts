import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listOldest, markUsed } from './recent.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-recent-'));
afterAll(() => rmSync(dir, { recursive: true }));

const files = ['a', 'b', 'c'].map((name, index) => {
  const file = path.join(dir, name);
  writeFileSync(file, '');
  utimesSync(file, 1000 + index, 1000 + index);
  return file;
});
const [a, b, c] = files as [string, string, string];

it('the entries that were used last are kept', () => {
  expect(listOldest(files, 2)).toEqual([a]);
  expect(listOldest(files, 0)).toEqual([c, b, a]);
  expect(listOldest(files, 3)).toEqual([]);
  markUsed(a);
  expect(listOldest(files, 2)).toEqual([b]);
});

it('an entry that is not there is none', () => {
  const absent = path.join(dir, 'absent');
  markUsed(absent);
  expect(statSync(absent, { throwIfNoEntry: false })).toBeUndefined();
});
