import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import {
  configFile,
  pageFile,
  readProblems,
  test as commandTest,
  type TempSite,
} from '../../support/temp-site.ts';

function git(dir: string, args: string[], date = '2024-01-01T00:00:00Z'): void {
  const config = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...config, ...args], { cwd: dir, env, stdio: 'ignore' });
}

function commit(site: TempSite, date: string): void {
  git(site.root, ['add', '-A']);
  git(site.root, ['commit', '-qm', 'Change'], date);
}

async function build(site: TempSite): Promise<void> {
  const { code, stderr } = await site.run('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

/** Files that only one of both has, or with other bytes. */
function difference(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}

const read = (site: TempSite, pathname: string) =>
  readFileSync(path.join(site.root, 'dist', pathname, 'index.html'), 'utf8');
const stampOf = (site: TempSite, pathname: string) =>
  /<p class="page-stamp">(.*?)<\/p>/.exec(read(site, pathname))?.[1] ?? null;
const crumbsOf = (site: TempSite, pathname: string) =>
  /<nav class="breadcrumbs".*?<\/nav>/.exec(read(site, pathname))?.[0] ?? null;

const TREE = `[
  { pathname: '/guide' },
  { pathname: '/parts', children: [{ pathname: '/parts/one' }, { pathname: '/parts/two' }] },
]`;
const config = (rest = '') => configFile([], `pages: ${TREE},\n  ${rest}`);

const FILES = {
  '.gitignore': 'dist\n.vitrine\n',
  'vitrine.config.ts': config(`language: 'de',`),
  'content/guide.md': pageFile('Guide'),
  'content/parts/one.md': pageFile('One', '::demo{file=shown.tsx}\n'),
  'content/parts/shown.tsx': 'export default function Shown() {\n  return <p>One</p>;\n}\n',
  'content/parts/two.md': pageFile('Two'),
};

/** The first date that is committed, and what pages say of it. */
const DATE = '2024-02-29T23:30:00-02:00';
const STAMP = 'Last updated: <time datetime="2024-03-01T01:30:00Z">1. März 2024</time>';

const test = commandTest.extend<object, { site: TempSite }>({
  site: [
    async ({ createSite }, use) => {
      const site = createSite(FILES);
      git(site.root, ['init', '-q']);
      git(site.root, ['add', 'content/parts']);
      git(site.root, ['commit', '-qm', 'Parts'], DATE);
      await build(site);
      await use(site);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One site, with whose history the tests go on in turn.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('pages say when they or their demos were committed last, and a new commit is noticed', async ({
  site,
}) => {
  await test.step('a page that was never committed has no date', () => {
    expect(stampOf(site, 'guide')).toBeNull();
    expect(stampOf(site, 'parts/one')).toBe(STAMP);
  });

  commit(site, DATE);
  await build(site);
  for (const page of ['guide', 'parts/one', 'parts/two']) expect(stampOf(site, page)).toBe(STAMP);
  const before = site.snapshot('dist');
  const times = site.times('dist');

  await test.step('a demo gives its date to its page', async () => {
    const shown = FILES['content/parts/shown.tsx'].replace('One', 'Un');
    site.write({ 'content/parts/shown.tsx': shown });
    commit(site, '2024-05-06T12:00:00Z');
    await build(site);
    expect(stampOf(site, 'parts/one')).toContain('datetime="2024-05-06T12:00:00Z"');
    expect(stampOf(site, 'guide')).toBe(STAMP);
  });

  await test.step('undoing a change restores everything', async () => {
    site.write({ 'content/parts/shown.tsx': FILES['content/parts/shown.tsx'] });
    git(site.root, ['reset', '-q', 'HEAD~1']);
    await build(site);
    expect(difference(site.snapshot('dist'), before)).toEqual([]);
  });

  await test.step('a commit that says nothing of the content leaves it alone', async () => {
    git(site.root, ['commit', '-q', '--allow-empty', '-m', 'Nothing'], '2024-07-01T00:00:00Z');
    await build(site);
    expect(difference(site.snapshot('dist'), before)).toEqual([]);
    expect(site.times('dist')['guide/index.html']).toBe(times['guide/index.html']);
  });

  await test.step('without caches of dates and pages', async () => {
    for (const kept of ['commit-dates.json', 'pages', 'pages.jsonl', 'output.json'])
      site.remove(`.vitrine/${kept}`);
    site.remove('dist');
    await build(site);
    expect(difference(site.snapshot('dist'), before)).toEqual([]);
  });
});

test('a group that becomes a page is linked from the pages below it', async ({ site }) => {
  const text = '<nav class="breadcrumbs" aria-label="Breadcrumb"><ol><li><bdi>Parts</bdi></li>';
  expect(crumbsOf(site, 'parts/one')).toContain(text);
  expect(crumbsOf(site, 'guide')).toBeNull();
  site.write({ 'content/parts/index.md': pageFile('All parts') });
  await build(site);
  expect(crumbsOf(site, 'parts/one')).toContain('<li><a href="/parts">Parts</a></li>');
  expect(crumbsOf(site, 'parts/one')).toContain('<li aria-current="page">One</li>');
});

test('lastUpdated: false takes all dates away', async ({ site }) => {
  expect(stampOf(site, 'parts/one')).not.toBeNull();
  site.write({ 'vitrine.config.ts': config('lastUpdated: false,') });
  await build(site);
  expect(stampOf(site, 'parts/one')).toBeNull();
  site.write({ 'vitrine.config.ts': FILES['vitrine.config.ts'] });
});

test('a shallow clone shows no dates and warns once', async ({ site, createSite }) => {
  site.write({ 'content/guide.md': pageFile('Guide', 'More.\n') });
  commit(site, '2024-08-02T00:00:00Z');
  await build(site);
  expect(stampOf(site, 'guide')).toContain('datetime="2024-08-02T00:00:00Z"');
  const clone = createSite({});
  git(clone.root, ['clone', '-q', '--depth', '1', `file://${site.root}`, '.']);
  site.remove('.git');
  renameSync(path.join(clone.root, '.git'), path.join(site.root, '.git'));
  const { code, stderr } = await site.run('build');
  expect(code).toBe(0);
  expect(readProblems(stderr)).toEqual([
    'warning no-commit-dates: Pages cannot say when they were last updated: the clone is shallow, and files older than its cut would all get the date of the cut',
  ]);
  expect(stampOf(site, 'guide')).toBeNull();
});
