import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readPageIndex, writePageIndex } from './page-index.ts';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-index-')), 'pages.jsonl');
});

const added = (title: string) => ({ page: { title }, line: null });

test('pages come back under their keys', () => {
  writePageIndex(
    file,
    'a',
    new Map([
      ['/ one.md', added('One\ntwo')],
      ['/b b.md', added('B')],
    ]),
  );
  const pages = [...readPageIndex(file, 'a')].map(([key, { page }]) => [key, page]);
  expect(pages).toEqual([
    ['/ one.md', { title: 'One\ntwo' }],
    ['/b b.md', { title: 'B' }],
  ]);
});

test('a page that was read is written as it stood there', () => {
  const first = { page: { title: 'One' }, line: '["/", { "title": "One" }]' };
  writePageIndex(file, 'a', new Map([['/', first]]));
  const pages = readPageIndex<{ title: string }>(file, 'a').set('/b', added('B'));
  writePageIndex(file, 'a', pages);
  expect(readFileSync(file, 'utf8')).toMatch(
    /^\["\/", { "title": "One" }]\n\["\/b",{"title":"B"}]\na .+$/,
  );
});

test('a missing or damaged file, and one of another engine, has no pages', () => {
  expect(readPageIndex(file, 'a').size).toBe(0);
  writePageIndex(file, 'a', new Map([['/', added('One')]]));
  expect(readPageIndex(file, 'b').size).toBe(0);
  const text = readFileSync(file, 'utf8');
  for (const damaged of [text.slice(0, -2), text.replace('One', 'Two'), `${text}\n`, '']) {
    writeFileSync(file, damaged);
    expect(readPageIndex(file, 'a').size).toBe(0);
  }
});
