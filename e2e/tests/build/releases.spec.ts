import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  configFile,
  pageFile,
  readProblems,
  test,
  type TempSite,
} from '../../support/temp-site.ts';

test.setTimeout(300_000);

const CHANGELOGS = `changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGES.md', page: '/news' }],`;
const FILES = {
  'vitrine.config.ts': configFile(['/news', '/plans'], CHANGELOGS),
  'content/news.md': pageFile('News', '::changelog{name=kit newest=1}\n'),
  'content/plans.md': '---\nsource: ../PLANS.md\n---\n',
  'PLANS.md': pageFile('Plans', '[Changes](CHANGES.md)\n'),
  'CHANGES.md': '# Changes\n\n## 1.1.0 - 2026-02-01\n\n- Two\n\n## 1.0.0 - 2026-01-01\n\n- One\n',
};
const read = (site: TempSite, file: string) =>
  readFileSync(path.join(site.root, 'dist', file), 'utf8');

test('a changed changelog changes its page and its feed, and builds give the same bytes', async ({
  createSite,
}) => {
  const site = createSite({
    ...FILES,
    'vitrine.config.ts': configFile(
      ['/news', '/plans'],
      `${CHANGELOGS} repository: { url: 'https://kit.example/r', source: 'https://kit.example/r/docs/{file}' },`,
    ),
  });
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  expect(read(site, 'news/index.html')).toContain('<h3 id="kit-1-1-0">Kit 1.1.0');
  expect(read(site, 'plans/index.html')).toContain('href="https://kit.example/r/docs/CHANGES.md"');
  const first = site.snapshot('dist');

  site.write({
    'CHANGES.md': `# Changes\n\n## 1.2.0 - 2026-03-01\n\n- Three\n\n${FILES['CHANGES.md'].slice(11)}`,
  });
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  expect(read(site, 'news/index.html')).toContain('<h3 id="kit-1-2-0">Kit 1.2.0');
  const feed = read(site, 'kit-releases.xml');
  expect([...feed.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)).toEqual([
    'https://kit.example/news/',
    'https://kit.example/news/#kit-1-2-0',
    'https://kit.example/news/',
    'https://kit.example/news/',
  ]);

  site.write({ 'CHANGES.md': FILES['CHANGES.md'] });
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  expect(site.snapshot('dist')).toEqual(first);
});

test('errors of a changelog or a source name its file and line', async ({ createSite }) => {
  const site = createSite({
    ...FILES,
    'CHANGES.md': '# Changes\n\nNothing yet.\n',
    'PLANS.md': pageFile('Plans', '[Changes](CHANGES.md)\n\n[Home](/nowhere)\n'),
    'content/news.md': pageFile('News', '::changelog{name=kitt}\n\n::changelog{name=kit old}\n'),
  });
  expect(readProblems((await site.run('check')).stderr)).toEqual([
    'CHANGES.md error invalid-changelog: The changelog cannot be read: it has no version, such as a line "## 1.0.0"',
    // The file has no address, because the site names no repository.
    'PLANS.md:5 error relative-link: The link "CHANGES.md" is relative',
    'PLANS.md:7 error dead-link: The link "/nowhere" leads nowhere',
    'content/news.md:5 error invalid-directive: Malformed directive: there is no changelog "kitt"; the configuration names kit',
    'content/news.md:7 error invalid-directive: Malformed directive: unknown attribute "old"; known are name and newest',
  ]);
  site.remove('CHANGES.md');
  site.remove('PLANS.md');
  expect(readProblems((await site.run('check')).stderr)).toEqual(
    expect.arrayContaining([
      'CHANGES.md error invalid-changelog: The changelog cannot be read: there is no such file',
      'content/plans.md:2 error invalid-source: The page cannot show its source: there is no file "PLANS.md"',
    ]),
  );
});
