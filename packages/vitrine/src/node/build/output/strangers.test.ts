import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKept } from './kept.ts';
import type { OutputFolder } from './folder.ts';
import { findStrangers } from './strangers.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'strangers-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const place = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
};
/** The names that the warning has, of a folder in which these files are the site's. */
function find(own: string[], keep: string[] = []): string | null {
  const folder = { dir, isKept: createKept(keep) } as unknown as OutputFolder;
  const [problem, ...rest] = findStrangers(folder, new Map(own.map((file) => [file, 1])));
  expect(rest).toEqual([]);
  if (!problem) return null;
  expect(problem).toMatchObject({ code: 'output-stranger', severity: 'warning' });
  return problem.message.replace(`${dir} has files that this site does not: `, '');
}

it('files of the site, and folders without any, are no strangers', () => {
  place('index.html', 'a/b/index.html');
  mkdirSync(path.join(dir, 'empty/folder'), { recursive: true });
  expect(find(['index.html', 'a/b/index.html'])).toBeNull();
});

it('strangers are named in the order of their names, wherever they lie', () => {
  place('a/b/index.html', 'a/b/x', 'a/y', 'a-z');
  expect(find(['a/b/index.html'])).toBe('a-z, a/b/x, a/y');
});

it('all files of a folder that is not of the site are strangers, but hidden and kept ones', () => {
  place('old/a.html', 'old/b/c.html', 'old/.git/HEAD', 'old/b/.x', 'old/ads.txt', 'old/kept/d');
  expect(find([])).toBe('old/a.html, old/ads.txt, old/b/c.html, …');
  expect(find([], ['old/*.txt', 'old/kept'])).toBe('old/a.html, old/b/c.html');
  expect(find([], ['old'])).toBeNull();
});

it('hidden and kept files in a folder of the site are no strangers', () => {
  place('a/index.html', 'a/.x', 'a/kept/b', 'a/c.txt');
  expect(find(['a/index.html'], ['a/kept', '**/*.txt'])).toBeNull();
});

it('a link is a stranger itself, not what it leads to', () => {
  symlinkSync(tmpdir(), path.join(dir, 'link'));
  symlinkSync('nowhere', path.join(dir, 'loose'));
  expect(find([])).toBe('link, loose');
});
