import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE_DIST } from '../../bundle/entries.ts';
import { fileAccess, isFromElsewhere } from './file-access.ts';

test('files of the site, of the engine and of installed packages may be read, for this origin alone', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'vitrine-access-'));
  mkdirSync(path.join(site, 'docs'));
  mkdirSync(path.join(site, 'node_modules'));
  const { cors, fs } = fileAccess(path.join(site, 'docs'));
  expect(cors).toBe(false);
  expect(fs!.strict).toBe(true);
  const allowed = fs!.allow!;
  expect(allowed.slice(0, 3)).toEqual([
    path.join(site, 'docs'),
    ENGINE_DIST,
    path.join(site, 'node_modules'),
  ]);
  expect(
    allowed.slice(2).every((dir) => path.basename(dir) === 'node_modules' && existsSync(dir)),
  ).toBe(true);
  expect(allowed.length).toBeGreaterThan(3);
  expect(fs!.deny).toEqual(
    expect.arrayContaining(['.env', '.npmrc', '**/.git/**', expect.stringContaining('pem')]),
  );
  rmSync(site, { recursive: true });
});

test('files of a workspace are read where it is named', () => {
  const { fs } = fileAccess('/home/.work/kit/docs', '/home/.work/kit');
  expect(fs!.allow!.slice(0, 3)).toEqual(['/home/.work/kit/docs', '/home/.work/kit', ENGINE_DIST]);
});

test.each([
  ['/content/a.tsx', 'script', 'cross-site', true],
  ['/content/a.tsx', 'script', 'same-site', true],
  ['/content/a.tsx', 'script', 'same-origin', false],
  ['/content/a.tsx', 'script', 'none', false],
  ['/content/a.tsx', 'script', undefined, false],
  ['/logo.svg', 'image', 'cross-site', false],
  ['/guide', 'document', 'cross-site', false],
  ['/__open-in-editor?file=a', 'document', 'cross-site', true],
  ['/__open-in-editor?file=a', 'image', 'same-site', true],
  ['/__open-in-editor?file=a', 'empty', 'same-origin', false],
  ['/__open-in-editor?file=a', 'document', 'none', true],
  ['/__open-in-editor?file=a', 'empty', undefined, true],
  ['/__open-in-editor', 'document', 'none', true],
  ['/__tool/', 'document', 'none', true],
  ['/__lab/page?q', 'document', 'none', false],
  ['/__lab/page', 'document', 'cross-site', false],
  ['/__lab/page', 'script', 'cross-site', true],
  ['/__lab/page', 'empty', undefined, false],
])('%s as %s, asked for %s: refused %s', (url, dest, site, refused) => {
  const isPage = (asked: string) => /^\/__(?:lab\/page|open-in-editor)/.test(asked);
  const headers = { 'sec-fetch-dest': dest, ...(site && { 'sec-fetch-site': site }) };
  expect(isFromElsewhere(url, headers, isPage)).toBe(refused);
});
