import { expect, test } from 'vitest';
import { keep } from '../../config/keep.ts';
import { createKept } from './kept.ts';

const isKept = (patterns: string[], file: string) => createKept(patterns)(file);

test.each<[pattern: string, kept: string[], others: string[]]>([
  ['CNAME', ['CNAME', 'CNAME/a'], ['a/CNAME', 'CNAME2', 'cname', 'xCNAME']],
  ['.git', ['.git', '.git/HEAD', '.git/a/b'], ['.gitignore', 'a/.git', 'xgit']],
  ['*.txt', ['ads.txt', '.txt'], ['a/ads.txt', 'ads.txt2', 'adstxt']],
  ['.well-known/**', ['.well-known/a', '.well-known/a/b'], ['.well-known2/a', 'a/.well-known/b']],
  ['a/*/c', ['a/b/c', 'a/b/c/d'], ['a/c', 'a/b/b/c']],
  ['**/c.txt', ['c.txt', 'a/c.txt', 'a/b/c.txt'], ['ac.txt', 'a/c.txt2']],
  ['a(b)+c$', ['a(b)+c$'], ['abc', 'abbc']],
])('%s', (pattern, kept, others) => {
  expect(keep.parse([pattern])).toEqual([pattern]);
  expect(kept.filter((file) => !isKept([pattern], file))).toEqual([]);
  expect(others.filter((file) => isKept([pattern], file))).toEqual([]);
  expect(kept.filter((file) => !isKept(['other', pattern], file))).toEqual([]);
});

test('nothing is kept by default', () => {
  expect(keep.parse(undefined)).toEqual([]);
  expect(isKept([], '')).toBe(false);
});

test.each([
  '',
  '*',
  '**',
  '**/*',
  '*/**',
  '/a',
  'a/',
  'a//b',
  './a',
  '..',
  '../a',
  'a/../b',
  'C:\\a',
  'a\\b',
  '{a,b}',
  '!a',
  'a?',
])('"%s" is refused', (pattern) => {
  expect(keep.safeParse([pattern]).success).toBe(false);
});
