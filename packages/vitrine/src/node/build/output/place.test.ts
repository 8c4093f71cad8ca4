import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LoadedSite } from '../../model/site.ts';
import { findOutputPlace } from './place.ts';

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-place-')));
const root = path.join(base, 'docs');
for (const folder of ['content/a', 'public', 'theme', 'src', '.vitrine', 'free', '../beside/.git'])
  mkdirSync(path.join(root, folder), { recursive: true });
symlinkSync(path.join(root, 'content'), path.join(base, 'link-to-content'));
symlinkSync(root, path.join(base, 'link-to-docs'));
symlinkSync(path.join(root, 'free'), path.join(root, 'link-to-free'));
afterAll(() => rmSync(base, { recursive: true }));

const place = (outDir: string, more: object = {}) =>
  findOutputPlace({
    root,
    cacheDir: path.join(root, '.vitrine'),
    config: { outDir, pageStyles: {}, demos: {}, changelogs: [], ...more },
  } as unknown as LoadedSite);

test.each([
  ['.', 'vitrine.config.ts of the site itself lies there'],
  ['..', 'vitrine.config.ts of the site itself lies there'],
  ['/', 'vitrine.config.ts of the site itself lies there'],
  ['../link-to-docs', 'vitrine.config.ts of the site itself lies there'],
  [base, 'vitrine.config.ts of the site itself lies there'],
  ['content', 'content of the site itself lies there'],
  ['content/dist', 'it lies in content of the site itself, which the site is made from'],
  ['content/a/b', 'it lies in content of the site itself, which the site is made from'],
  ['../link-to-content', 'content of the site itself lies there'],
  ['../link-to-content/dist', 'it lies in content of the site itself, which the site is made from'],
  ['public', 'public of the site itself lies there'],
  ['public/dist', 'it lies in public of the site itself, which the site is made from'],
  ['.vitrine', '.vitrine of the site itself lies there'],
  ['.vitrine/dist', 'it lies in .vitrine of the site itself, which the site is made from'],
  ['.git', 'it lies in a repository of git'],
  ['../beside/.git/dist', 'it lies in a repository of git'],
  [homedir(), `${homedir()} lies there`],
  [path.dirname(homedir()), `lies there`],
])('%s is refused', (outDir, reason) => {
  expect(() => place(outDir)).toThrow(reason);
  expect(() => place(outDir)).toThrow(/error output-misplaced\n {2}The output cannot go to \//);
});

test.each<[string, object]>([
  ['theme', { adapter: 'theme/adapter.tsx' }],
  ['theme', { adapter: './theme/deep/adapter.tsx' }],
  ['theme', { styles: 'theme/site.css' }],
  ['theme', { pageStyles: { '/': 'theme/home.css' } }],
  ['theme', { demos: { wrapper: 'theme/wrapper.tsx' } }],
  ['theme', { socialCards: { fonts: ['theme/font.woff'] } }],
  ['../beside', { changelogs: [{ file: '../beside/CHANGELOG.md' }] }],
])('%s is refused for %o', (outDir, more) => {
  expect(() => place(outDir, more)).toThrow('lies there');
  expect(() => place('dist', more)).not.toThrow();
});

test.each([
  ['dist', 'dist'],
  ['./out/site/', 'out/site'],
  ['content-dist', 'content-dist'],
  ['publicity', 'publicity'],
  ['..dist', '..dist'],
  ['../dist', '../dist'],
  ['src', 'src'],
  ['link-to-free', 'free'],
  ['link-to-free/a/b', 'free/a/b'],
  ['.github/dist', '.github/dist'],
])('%s may be it', (outDir, found) => {
  expect(place(outDir)).toBe(path.join(root, found));
});
