import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import type { LoadedSite } from '../model/site.ts';
import {
  checkLinksOutside,
  checkReservedFiles,
  listFileUrls,
  listTakenUrls,
} from './check-files.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
  mkdirSync(path.join(root, 'public'));
  for (const name of ['nav.json', 'robots.txt', 'sw.js', 'logo.svg']) {
    writeFileSync(path.join(root, 'public', name), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const load = (serviceWorker: false | { host: string }) =>
  ({
    root,
    config: { serviceWorker, redirects: {} },
    changelogs: [],
    api: [],
    tree: [],
  }) as unknown as LoadedSite;

it('refuses files of public/ in the place of those that the engine reads', () => {
  const hint = 'Rename the file in public/, or turn off the feature that writes the other one.';
  const navigation = `public/nav.json error reserved-file
  "public/nav.json" is also the name of the navigation
  ${hint}`;
  expect(checkReservedFiles(load(false)).map(formatProblem)).toEqual([navigation]);
  expect(checkReservedFiles(load({ host: 'kit.example' })).map(formatProblem)).toEqual([
    navigation,
    `public/sw.js error reserved-file
  "public/sw.js" is also the name of a file of the service worker
  ${hint}`,
  ]);
});

it('knows the addresses of all files', () => {
  const known = listFileUrls(load(false));
  for (const url of ['/nav.json', '/robots.txt', '/sw.js', '/404.html', '/logo.svg']) {
    expect(known).toContain(url);
  }
  expect(known).not.toContain('/offline.html');
});

it('leaves addresses of redirects to their own check', () => {
  const site = load(false);
  const redirects = { '/old': '/' };
  const moved = { ...site, config: { ...site.config, redirects } } as LoadedSite;
  expect([...listTakenUrls(moved).keys()]).toEqual([...listTakenUrls(site).keys()]);
  expect(listTakenUrls(moved).get('/vercel.json')).toBe('a file that hosts read');
});

it('names links that lead out of the project, and no others', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'vitrine-links-'));
  const outside = realpathSync(root);
  const site = path.join(project, 'docs');
  for (const name of ['.git', 'docs/public/deep', 'docs/content', 'assets'])
    mkdirSync(path.join(project, name), { recursive: true });
  const link = (name: string, to: string) => symlinkSync(to, path.join(site, name));
  link('public/shared', '../../assets');
  link('public/dead', '../nowhere');
  link('public/deep/all', outside);
  link('content/page.md', path.join(outside, 'public/logo.svg'));
  expect(
    checkLinksOutside({ root: site }).map(({ severity, message }) => [severity, message]),
  ).toEqual([
    [
      'warning',
      `"content/page.md" leads out of the project, to ${outside}/public/logo.svg: what is there is published`,
    ],
    [
      'warning',
      `"public/deep/all" leads out of the project, to ${outside}: what is there is published`,
    ],
  ]);
  rmSync(project, { recursive: true });
});
