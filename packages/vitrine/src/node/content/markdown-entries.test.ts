import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Changelog } from '../model/changelog.ts';
import { formatProblem } from '../base/errors.ts';
import {
  findIgnoredFiles,
  readMarkdownEntries,
  readMarkdownEntry,
  type EntryContext,
} from './markdown-entries.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-entries-'));
  for (const file of [
    'index.md',
    'a/index.md',
    'a/reindex.md',
    'a/index/b.md',
    'index.mdx',
    'a.md.txt',
  ])
    write(`content/${file}`, `# ${file}\n\nText.\n`);
  write('content/shows.md', '---\nsource: ../PLANS.md\n---\n');
  write('PLANS.md', '# Plans\n\nSee [it](LICENSE).\n');
  write('LICENSE', 'MIT');
});
afterAll(() => rmSync(root, { recursive: true }));

const changelog = (version: string): Changelog => ({
  config: { name: 'kit', title: 'Kit', omit: [], feed: false },
  file: 'CHANGELOG.md',
  releases: [{ version, date: null, body: '- One' }],
});
const contextOf = (more: Partial<EntryContext> = {}): EntryContext => ({
  root,
  edit: (file) => `https://kit.example/edit/${file}`,
  addressOf: (file) => `https://kit.example/${file}`,
  facts: { changelogs: [changelog('1.0.0')], versions: null, language: 'en' },
  ...more,
});
const read = (file: string, more?: Partial<EntryContext>) =>
  readMarkdownEntry(contextOf(more), file);

it('has an entry for each Markdown file, at the path that its place says', () => {
  const entries = readMarkdownEntries(contextOf(), path.join(root, '.vitrine'));
  expect(entries.map(({ file, pathname }) => `${file} ${pathname}`)).toEqual([
    'content/a/index.md /a',
    'content/a/index/b.md /a/index/b',
    'content/a/reindex.md /a/reindex',
    'content/index.md /',
    'content/shows.md /shows',
  ]);
  expect(entries.map((entry) => 'source' in entry)).toEqual([false, false, false, false, true]);
});

it('tells of files that look like pages and are none', () => {
  for (const name of ['D.MD', 'e.markdown', 'md', 'cmd.tsx']) write(`content/odd/${name}`, '');
  const found = findIgnoredFiles(root);
  rmSync(path.join(root, 'content/odd'), { recursive: true });
  expect(found.map(({ file }) => file).sort()).toEqual([
    'content/index.mdx',
    'content/odd/D.MD',
    'content/odd/e.markdown',
  ]);
  expect(formatProblem(found.find(({ file }) => file.endsWith('x'))!)).toBe(
    `content/index.mdx warning ignored-file
  "content/index.mdx" is no page: only files that end in .md are
  Rename it. Components cannot stand in the text of a page: make a demo of them, and show it with ::demo.`,
  );
});

it('compiles a page that links others as they are, files beside the content where they can be read', async () => {
  write('content/links.md', '# Links\n\nSee [it](other.md) and [that](../LICENSE).\n');
  const { page, uses } = await read('content/links.md').compile();
  expect(page.links.map(({ href }) => href)).toEqual(['other.md', 'https://kit.example/LICENSE']);
  expect(uses).toEqual(['other.md', '../LICENSE']);
  expect(page.source).toEqual({
    file: 'content/links.md',
    editUrl: 'https://kit.example/edit/content/links.md',
  });
  expect(page.search[0]).toMatchObject({ kind: 'page', title: 'Links' });
});

it('shows files of the workspace that the site is a part of, and of no other', async () => {
  write('content/far.md', '# Far\n\n::demo[Of another package]{file=../../lib/demo.tsx}\n');
  const reasons = async (more: Partial<EntryContext>) =>
    (await read('content/far.md', more).compile()).problems.map(({ message }) => message).join();
  expect(await reasons({})).toContain('lies outside the workspace');
  expect(await reasons({ workspace: '..' })).not.toContain('lies outside the workspace');
});

describe('the digest of a page', () => {
  it('is another for another text, place of editing or file', () => {
    const digests = [
      read('content/index.md'),
      read('content/a/index.md'),
      read('content/index.md', { edit: () => '' }),
    ].map(({ digest }) => digest);
    write('content/copy.md', readFileSync(path.join(root, 'content/index.md'), 'utf8'));
    digests.push(read('content/copy.md').digest);
    write('content/copy.md', '# Another\n');
    digests.push(read('content/copy.md').digest);
    expect(new Set(digests).size).toBe(5);
    expect(read('content/index.md').digest).toBe(digests[0]);
  });

  it('is another when its own file is edited elsewhere, or the file that it shows and no other', () => {
    const at = (file: string, edited: string) =>
      read(file, { edit: (one) => (one === edited ? 'x' : '') }).digest;
    expect(at('content/index.md', 'content/index.md')).not.toBe(at('content/index.md', 'none'));
    expect(at('content/shows.md', 'PLANS.md')).not.toBe(at('content/shows.md', 'none'));
    expect(at('content/shows.md', 'content/shows.md')).toBe(at('content/shows.md', 'none'));
  });

  it('is another where the site is a part of another workspace', () => {
    const [alone, above] = [{}, { workspace: '../..' }].map((more) =>
      read('content/index.md', more),
    );
    expect(above!.digest).not.toBe(alone!.digest);
  });

  it('is another when the file that it shows is edited elsewhere, changes, goes or comes', () => {
    const own = () => read('content/shows.md').digest;
    const digests = [
      own(),
      read('content/shows.md', { edit: (file) => (file === 'PLANS.md' ? 'x' : '') }).digest,
    ];
    write('PLANS.md', '# Plans\n\nOther.\n');
    digests.push(own());
    rmSync(path.join(root, 'PLANS.md'));
    digests.push(own());
    expect(new Set(digests).size).toBe(4);
    expect(read('content/shows.md').source).toBe('PLANS.md');
    write('PLANS.md', '# Plans\n\nSee [it](LICENSE).\n');
    expect(own()).toBe(digests[0]);
  });
});

describe('the digest of what a page uses', () => {
  const of = (use: string, version = '1.0.0', file = 'content/shows.md') =>
    read(file, { facts: { changelogs: [changelog(version)], versions: null, language: 'en' } })
      .digestOf!(use);

  it('follows what the site makes for a directive', () => {
    const line = '::changelog{name=kit}';
    expect(of(line)).toMatch(/^[\da-f]{10}$/);
    expect(of(line)).toBe(of(line));
    expect(of(line, '2.0.0')).not.toBe(of(line));
  });

  it.each(['::demo{file=a.tsx}', '::changelog{', '::nothing'])('is empty for %s', (line) => {
    expect(of(line)).toBe('');
  });

  it('is an address below that of the repository', () => {
    const repositoryUrl = 'https://git.example/kit';
    const of = (use: string, more = { repositoryUrl }) =>
      read('content/shows.md', more).digestOf!(use);
    expect(of('repository:issues')).toBe('https://git.example/kit/issues');
    expect(of('repository:')).toBe('https://git.example/kit');
    expect(of('notes/repository:issues')).toBe('');
    expect(of('repository:issues', { repositoryUrl: '' })).toBe('');
  });

  it('is the path of the page that a linked file is, beside the code too', () => {
    const routes = new Map([['LICENSE', '/license']]);
    expect(read('content/shows.md', { routes }).digestOf!('LICENSE')).toBe('/license');
  });

  it('is the address of a linked file that is there', () => {
    expect(of('LICENSE')).toBe('https://kit.example/LICENSE');
    expect(of('NONE')).toBe('');
    expect(of('../LICENSE', '1.0.0', 'content/index.md')).toBe('https://kit.example/LICENSE');
    expect(of('LICENSE', '1.0.0', 'content/index.md')).toBe('');
  });
});

it('is listed by its header, else by its first heading without marks', () => {
  write('PLANS.md', '# Plans\n\nSee [it](LICENSE).\n');
  const listing = (text: string) => {
    write('content/listed.md', text);
    return read('content/listed.md').listing;
  };
  expect(listing('---\ntitle: Own\norder: 0\nhidden: true\n---\n\n# Other\n')).toEqual({
    ...{ title: 'Own', order: 0, hidden: true },
  });
  expect(listing('Text\n\n# A `b` *c* [d](/e) ##\n\n# F\n')).toEqual({ title: 'A b c d' });
  expect(listing('# A [long](/e) name\n')).toEqual({ title: 'A long name' });
  expect(listing('# kit [![npm](https://a.example/b.svg)](https://a.example) ![ci][c]\n')).toEqual({
    title: 'kit',
  });
  expect(listing('# [kit](/k) [![npm version][svg]][npm] [2][two]\n')).toEqual({ title: 'kit 2' });
  expect(listing('#   Far\n')).toEqual({ title: 'Far' });
  expect(listing('---\ndraft: true\n---\n## None\n')).toEqual({ title: '', draft: true });
  expect(listing('---\nsource: ../PLANS.md\norder: 3\n---\n')).toEqual({
    title: 'Plans',
    order: 3,
  });
  expect(listing('---\nsource: ../PLANS.md\ntitle: Own\n---\n')).toEqual({ title: 'Own' });
});

it('does not read what has been left alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const cache = path.join(root, '.vitrine-b');
    vi.setSystemTime(Date.now() + 5000);
    const before = readMarkdownEntries(contextOf(), cache).map(({ digest, source }) => [
      digest,
      source,
    ]);
    const record = path.join(cache, 'markdown-files.json');
    utimesSync(record, 1, 1);
    expect(readFileSync(record, 'utf8')).toContain('content/shows.md');
    const entries = readMarkdownEntries(contextOf(), cache);
    expect(entries.map(({ digest, source }) => [digest, source])).toEqual(before);
    expect((await entries.at(-1)!.compile()).page.title).toBe('Plans');
    // What was touched is read, and parted only where it says something else.
    const index = path.join(root, 'content/index.md');
    const text = readFileSync(index, 'utf8');
    const again = () => {
      vi.setSystemTime(Date.now() + 5000);
      return readMarkdownEntries(contextOf(), cache).find(({ pathname }) => pathname === '/')!;
    };
    utimesSync(index, 2, 2);
    const touched = again();
    expect(touched).not.toHaveProperty('text');
    writeFileSync(index, '# Other\n');
    const edited = again();
    expect(edited).toMatchObject({ listing: { title: 'Other' }, text: { body: '# Other\n' } });
    expect(edited.digest).not.toBe(touched.digest);
    writeFileSync(index, text);
  } finally {
    vi.useRealTimers();
  }
});
