import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { readCommitDates } from './commit-dates.ts';
import { describeRepository, readRepository } from './repository.ts';

const work = mkdtempSync(path.join(tmpdir(), 'vitrine-history-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A repository with a site in a folder below its top. */
let repository = '';
let site = '';
let number = 0;
beforeEach(() => {
  repository = path.join(work, String((number += 1)));
  site = path.join(repository, 'docs/my site');
  mkdirSync(site, { recursive: true });
});

function git(dir: string, args: string[], date = '2024-01-01T00:00:00Z'): string {
  const config = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const env = { ...process.env, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: date };
  return execFileSync('git', [...config, ...args], { cwd: dir, env, encoding: 'utf8' });
}

/** Writes files of the site and commits everything. */
function commit(date: string, files: Record<string, string>): void {
  if (!existsSync(path.join(repository, '.git'))) git(repository, ['init', '-q']);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  git(repository, ['add', '-A']);
  git(repository, ['commit', '-qm', 'Change'], date);
}

const read = async (root = site, markdown: { source?: string }[] = []) => {
  const { dates, problems } = await readCommitDates({
    root,
    cacheDir: path.join(root, '.vitrine'),
    markdown,
    engineId: 'engine',
  });
  return { dates: Object.fromEntries(dates), problems };
};

test('each file has the date of its last commit, in UTC, by its path in the site', async () => {
  commit('2024-02-01T23:30:00-05:00', {
    'content/a.md': '1',
    'content/über uns/b.md': '1',
    'other.md': '1',
  });
  commit('2024-03-01T10:00:00+02:00', { 'content/a.md': '2' });
  writeFileSync(path.join(site, 'content/a.md'), 'not committed');
  writeFileSync(path.join(site, 'content/new.md'), 'not committed');
  expect(await read()).toEqual({
    dates: {
      'content/a.md': '2024-03-01T08:00:00Z',
      'content/über uns/b.md': '2024-02-02T04:30:00Z',
    },
    problems: [],
  });
});

test('what has been read is kept until a commit changes it', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1', '.gitignore': '.vitrine' });
  const before = await read();
  const log = path.join(site, '.vitrine/commit-dates.json');
  expect(existsSync(log)).toBe(true);
  expect(await read()).toEqual(before);
  commit('2024-02-02T00:00:00Z', { 'content/a.md': '2' });
  expect((await read()).dates).toEqual({ 'content/a.md': '2024-02-02T00:00:00Z' });
});

test('what has been read is taken from the cache, which holds nothing else', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1', '.gitignore': 'deep' });
  const cacheDir = path.join(site, 'deep/cache');
  const ask = (engineId: string) =>
    readCommitDates({ root: site, cacheDir, markdown: [], engineId });
  await ask('first');
  expect(readdirSync(cacheDir)).toEqual(['commit-dates.json']);
  const file = path.join(cacheDir, 'commit-dates.json');
  writeJson(file, { ...readJson<object>(file), dates: [['content/a.md', 'from the cache']] });
  expect([...(await ask('first')).dates]).toEqual([['content/a.md', 'from the cache']]);
  expect([...(await ask('second')).dates]).toEqual([['content/a.md', '2024-02-01T00:00:00Z']]);
});

test('a file above the site has a date when a page shows it', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1', '../../ROADMAP.md': '1', 'b.md': '1' });
  commit('2024-03-01T00:00:00Z', { '../../ROADMAP.md': '2' });
  commit('2024-04-01T00:00:00Z', { 'content/a.md': '2' });
  expect((await read(site)).dates).toEqual({ 'content/a.md': '2024-04-01T00:00:00Z' });
  const pages = [{}, { source: '../../ROADMAP.md' }, { source: '../../missing.md' }];
  expect((await read(site, pages)).dates).toEqual({
    'content/a.md': '2024-04-01T00:00:00Z',
    '../../ROADMAP.md': '2024-03-01T00:00:00Z',
  });
});

test('a page beside the code has a date, and so have the demos beside it', async () => {
  const files = { 'src/knob/Knob.md': '1', 'src/knob/demo.tsx': '1', 'src/other.md': '1' };
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1', ...files });
  const { dates } = await readCommitDates({
    ...{ root: site, cacheDir: path.join(site, '.vitrine'), markdown: [], engineId: 'engine' },
    routes: new Map([['src/knob/Knob.md', '/knob']]),
  });
  expect([...dates.keys()].sort()).toEqual([
    ...['content/a.md', 'src/knob/Knob.md', 'src/knob/demo.tsx'],
  ]);
});

/** Moves what git knows, and commits what else is written. */
function move(date: string, from: string, to: string, files: Record<string, string> = {}): void {
  mkdirSync(path.dirname(path.join(site, to)), { recursive: true });
  renameSync(path.join(site, from), path.join(site, to));
  commit(date, files);
}

test('a file that was only moved keeps its date, wherever it was before', async () => {
  commit('2024-02-01T00:00:00Z', {
    'content/a.md': 'a',
    '../old/content/b.md': 'b',
    '../old/content/c.md': 'c',
    '../../TOP.md': 'd',
  });
  move('2024-02-02T00:00:00Z', 'content/a.md', 'content/deep/a.md');
  move('2024-02-03T00:00:00Z', '../old/content', 'content/new');
  move('2024-02-04T00:00:00Z', '../../TOP.md', 'content/top.md');
  expect((await read()).dates).toEqual({
    'content/deep/a.md': '2024-02-01T00:00:00Z',
    'content/new/b.md': '2024-02-01T00:00:00Z',
    'content/new/c.md': '2024-02-01T00:00:00Z',
    'content/top.md': '2024-02-01T00:00:00Z',
  });
});

test('a file that was changed as it was moved, or since, has the date of that', async () => {
  const text = 'line\n'.repeat(20);
  commit('2024-02-01T00:00:00Z', {
    'content/a.md': `${text}a`,
    '../old/b.md': `${text}b`,
    '../old/c.md': 'c',
  });
  move('2024-02-02T00:00:00Z', 'content/a.md', 'content/z.md', { 'content/z.md': `${text}z` });
  move('2024-02-03T00:00:00Z', '../old/b.md', 'content/b.md', { 'content/b.md': `${text}x` });
  move('2024-02-04T00:00:00Z', '../old/c.md', 'content/c.md');
  commit('2024-02-05T00:00:00Z', { 'content/c.md': 'changed' });
  expect((await read()).dates).toMatchObject({
    'content/z.md': '2024-02-02T00:00:00Z',
    'content/b.md': '2024-02-03T00:00:00Z',
    'content/c.md': '2024-02-05T00:00:00Z',
  });
});

test('a file that was moved more than once keeps its date; others of its former names have their own', async () => {
  commit('2024-02-01T00:00:00Z', { '../one/a.md': 'a', '../one/b.md': 'b' });
  commit('2024-02-02T00:00:00Z', { '../one/a.md': 'changed' });
  move('2024-02-03T00:00:00Z', '../one', '../two');
  move('2024-02-04T00:00:00Z', '../two', 'content/three');
  commit('2024-02-05T00:00:00Z', { '../two/a.md': 'another', '../one/a.md': 'another' });
  move('2024-02-06T00:00:00Z', 'content/three', 'content/four');
  commit('2024-02-07T00:00:00Z', { 'content/three/a.md': 'one more', '../two/a.md': 'again' });
  expect((await read()).dates).toEqual({
    'content/four/a.md': '2024-02-02T00:00:00Z',
    'content/four/b.md': '2024-02-01T00:00:00Z',
    'content/three/a.md': '2024-02-07T00:00:00Z',
  });
  rmSync(path.join(site, 'content/four/b.md'));
  move('2024-02-08T00:00:00Z', 'content/three/a.md', 'content/four/b.md');
  expect((await read()).dates).toMatchObject({
    'content/four/a.md': '2024-02-02T00:00:00Z',
    'content/four/b.md': '2024-02-08T00:00:00Z',
  });
});

test('a file is followed through eight moves, and has the date of the one before those', async () => {
  commit('2024-02-01T00:00:00Z', { '../0/a.md': 'a' });
  for (let index = 1; index < 10; index += 1) {
    move(`2024-02-1${index}T00:00:00Z`, `../${index - 1}/a.md`, `../${index}/a.md`);
  }
  move('2024-02-20T00:00:00Z', '../9/a.md', 'content/a.md');
  expect((await read()).dates).toEqual({ 'content/a.md': '2024-02-12T00:00:00Z' });
});

test('a file has nothing of another that had its name before', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/old.md': 'old' });
  commit('2024-02-02T00:00:00Z', { 'content/a.md': 'another' });
  rmSync(path.join(site, 'content/a.md'));
  commit('2024-02-03T00:00:00Z', {});
  move('2024-02-04T00:00:00Z', 'content/old.md', 'content/a.md');
  expect((await read()).dates).toEqual({ 'content/a.md': '2024-02-01T00:00:00Z' });
});

test('settings of the maintainer change nothing', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  for (const setting of ['log.showSignature', 'log.follow', 'core.quotePath', 'color.ui']) {
    git(repository, ['config', setting, setting === 'color.ui' ? 'always' : 'true']);
  }
  git(repository, ['config', 'log.showRoot', 'false']);
  expect((await read()).dates).toEqual({ 'content/a.md': '2024-02-01T00:00:00Z' });
});

test('a shallow clone has no dates and says why', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  commit('2024-02-02T00:00:00Z', { 'content/b.md': '1' });
  const clone = path.join(work, `${number}-shallow`);
  git(work, ['clone', '-q', '--depth', '1', `file://${repository}`, clone]);
  const { dates, problems } = await read(path.join(clone, 'docs/my site'));
  expect(dates).toEqual({});
  expect(problems).toEqual([
    {
      code: 'no-commit-dates',
      severity: 'warning',
      message:
        'Pages cannot say when they were last updated: the clone is shallow, and files older than its cut would all get the date of the cut',
      hint: expect.stringContaining('fetch-depth: 0'),
      file: '',
      line: 0,
    },
  ]);
  git(clone, ['fetch', '-q', '--unshallow']);
  expect(Object.keys((await read(path.join(clone, 'docs/my site'))).dates)).toEqual([
    'content/b.md',
    'content/a.md',
  ]);
});

test('a shallow clone that does not have the site in it says nothing', async () => {
  commit('2024-02-01T00:00:00Z', { 'other.md': '1' });
  commit('2024-02-02T00:00:00Z', { 'other.md': '2' });
  const clone = path.join(work, `${number}-shallow`);
  git(work, ['clone', '-q', '--depth', '1', `file://${repository}`, clone]);
  expect(await read(path.join(clone, 'docs/my site'))).toEqual({ dates: {}, problems: [] });
});

test('where git cannot be started there are no dates', async () => {
  expect(await read(path.join(work, 'nowhere'))).toEqual({ dates: {}, problems: [] });
});

test('a history that is damaged is reported', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  const [parent] = git(repository, ['rev-parse', 'HEAD']).split('\n');
  commit('2024-02-02T00:00:00Z', { 'content/a.md': '2' });
  rmSync(path.join(repository, '.git/objects', parent!.slice(0, 2), parent!.slice(2)));
  const { dates, problems } = await read();
  expect(dates).toEqual({});
  expect(problems.map(({ message }) => message)).toEqual([
    'Pages cannot say when they were last updated: git log ended with code 128',
  ]);
  expect(readdirSync(path.join(site, '.vitrine'))).toEqual([]);
});

test('a cache that cannot be written is reported with its reason', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  mkdirSync(path.join(site, '.vitrine'));
  const log = path.join(site, `.vitrine/commit-dates.json.${process.pid}.log`);
  symlinkSync(path.join(site, 'no/where'), `${log}.in`);
  const { dates, problems } = await read();
  expect(dates).toEqual({});
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(`open '${log}.in'`),
  ]);
});

test('outside a repository and before the first commit there are no dates, and that is no problem', async () => {
  expect(await read()).toEqual({ dates: {}, problems: [] });
  git(repository, ['init', '-q']);
  expect(await read()).toEqual({ dates: {}, problems: [] });
});

test('the repository around the site counts within a hook of git, which names it from its top', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  vi.stubEnv('GIT_DIR', '.git');
  const { dates } = await read();
  vi.unstubAllEnvs();
  expect(Object.values(dates)).toHaveLength(1);
});

test('a repository that git refuses to read is reported with its reason', async () => {
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  writeFileSync(path.join(repository, '.git/config'), '[core\n');
  const { dates, problems } = await read();
  expect(dates).toEqual({});
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Pages cannot say when they were last updated: bad config line 1/),
  ]);
});

test('what the dates follow from is the same, waited for or not', async () => {
  const isSame = async () => {
    const state = readRepository(site);
    expect(JSON.parse(await describeRepository(site))).toEqual(state);
    return state;
  };
  expect(await isSame()).toBeNull();
  commit('2024-02-01T00:00:00Z', { 'content/a.md': '1' });
  expect(await isSame()).toEqual({
    ...{ head: git(repository, ['rev-parse', 'HEAD']).trim(), shallow: false },
    ...{ prefix: 'docs/my site/', reason: '' },
  });
  writeFileSync(path.join(repository, '.git/config'), '[core\n');
  expect((await isSame())!.reason).toMatch(/^bad config line 1/);
});
