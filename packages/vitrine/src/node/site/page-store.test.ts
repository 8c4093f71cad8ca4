import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMarkdownEntries, type EntryContext } from '../content/markdown-entries.ts';
import type { Changelog } from '../model/changelog.ts';
import type { CompiledPage } from '../model/site.ts';
import type { Entry } from '../model/entry.ts';
import type { Page } from '../../shared/page.ts';
import { openPageStore, pageMeta, type KnownPages } from './page-store.ts';

let root: string;
let cacheDir: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const repository = mkdtempSync(path.join(tmpdir(), 'vitrine-store-'));
  root = path.join(repository, 'site');
  cacheDir = path.join(root, '.vitrine');
  mkdirSync(path.join(root, 'content'), { recursive: true });
  write('content/plain.md', '# Plain\n\nText.\n');
  write('content/news.md', '# News\n\nWhat changed.\n\n::changelog{name=kit newest=1}\n');
  write('content/plans.md', '---\nsource: ../../PLANS.md\n---\n');
  write('../PLANS.md', '# Plans\n\nSee [the license](LICENSE#top).\n');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(path.dirname(root), { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(path.join(root, file), text);
  // File stamps count once a file has been left alone for a while.
  vi.setSystemTime(Date.now() + 5000);
};

/** One build: the pages that were compiled, the files that were read, and what each page has. */
async function build(version = '1.0.0') {
  const changelog: Changelog = {
    config: { name: 'kit', title: 'Kit', omit: [], feed: false },
    file: 'CHANGELOG.md',
    releases: [{ version, date: null, body: '- One' }],
  };
  const context: EntryContext = {
    root,
    edit: () => '',
    addressOf: (file) => `https://kit.example/${file}`,
    facts: { changelogs: [changelog], versions: null, language: 'en' },
  };
  const readFile = vi.spyOn(fs, 'readFileSync');
  // What has imported the function by its name calls the spy, too.
  syncBuiltinESMExports();
  const compiled: string[] = [];
  const store = openPageStore(cacheDir, 'engine');
  const pages = new Map<string, { links: string; digest: string }>();
  for (const entry of readMarkdownEntries(context, cacheDir)) {
    const page = await store.compile({
      ...entry,
      compile: () => {
        compiled.push(entry.pathname);
        return entry.compile();
      },
    });
    const links = page.meta.links.map(({ href }) => href).join();
    pages.set(entry.pathname, { links, digest: page.digest });
  }
  store.save();
  const read = readFile.mock.calls
    .map(([file]) => path.relative(root, String(file)))
    .filter((file) => file.endsWith('.md'));
  readFile.mockRestore();
  syncBuiltinESMExports();
  return { compiled, read, pages };
}

it('compiles nothing and reads no text when nothing has changed', async () => {
  expect((await build()).compiled).toEqual(['/news', '/plain', '/plans']);
  expect(await build()).toMatchObject({ compiled: [], read: [] });
});

it('compiles a page anew when the Markdown changes that the site makes for it', async () => {
  const before = await build();
  const after = await build('1.1.0');
  expect(after).toMatchObject({ compiled: ['/news'], read: ['content/news.md'] });
  expect(after.pages.get('/news')!.digest).not.toBe(before.pages.get('/news')!.digest);
  expect(after.pages.get('/plain')!.digest).toBe(before.pages.get('/plain')!.digest);
  expect((await build('1.1.0')).compiled).toEqual([]);
});

it('compiles a page anew when the file changes that it shows, or one that this links', async () => {
  const before = await build();
  expect(before.pages.get('/plans')!.links).toBe('LICENSE#top');
  write('../LICENSE', 'MIT');
  const linked = await build();
  expect(linked.compiled).toEqual(['/plans']);
  expect(linked.pages.get('/plans')!.links).toBe('https://kit.example/../LICENSE#top');
  write('../PLANS.md', '# Plans\n\nNone.\n');
  const edited = await build();
  expect(edited.compiled).toEqual(['/plans']);
  expect(
    new Set([before, linked, edited].map(({ pages }) => pages.get('/plans')!.digest)).size,
  ).toBe(3);
  expect((await build()).compiled).toEqual([]);
});

const pageOf = (more: object) =>
  ({
    kind: 'markdown',
    pathname: '/a',
    title: 'A',
    search: [],
    blocks: [],
    links: [],
    ...more,
  }) as unknown as Page;
const entryOf = (page: Page, more: object = {}): Entry => ({
  ...{ pathname: page.pathname, file: 'a.md', digest: 'one', digestOf: undefined },
  compile: () => Promise.resolve({ page, problems: [] }),
  ...more,
});

/** Compiles and saves; says which pages were compiled. */
async function compileAll(entries: Entry[], engine = 'engine') {
  const store = openPageStore(cacheDir, engine);
  const compiled: string[] = [];
  const compile = (entry: Entry) =>
    store.compile({ ...entry, compile: () => (compiled.push(entry.digest), entry.compile()) });
  const pages: CompiledPage[] = [];
  for (const entry of entries) pages.push(await compile(entry));
  store.save();
  return { compiled, pages, load: () => pages.map((page) => page.load()) };
}

const index = () => path.join(cacheDir, 'pages.jsonl');

it('keeps a page as it was compiled, with what is in memory of it', async () => {
  const page = pageOf({ search: [{ kind: 'page', title: 'A', href: '/a', text: '' }] });
  for (const expected of [['one'], []]) {
    const { compiled, pages, load } = await compileAll([entryOf(page)]);
    expect(compiled).toEqual(expected);
    expect(load()).toEqual([page]);
    expect(pages[0]).toMatchObject({
      digest: 'one',
      problems: [],
      searchRecords: [{ kind: 'page', title: 'A', href: '/a', text: '' }],
      meta: { pathname: '/a', title: 'A' },
    });
  }
});

it('writes the index when a page is new or gone, and not otherwise', async () => {
  const [a, b] = [
    entryOf(pageOf({})),
    entryOf(pageOf({ pathname: '/b', title: 'B' }), { digest: 'two' }),
  ];
  await compileAll([]);
  expect(fs.existsSync(index())).toBe(true);
  await compileAll([a, b]);
  const whole = fs.readFileSync(index(), 'utf8');
  fs.utimesSync(index(), 1, 1);
  expect((await compileAll([a, b])).compiled).toEqual([]);
  expect(fs.statSync(index()).mtimeMs).toBe(1000);
  await compileAll([a]);
  expect(fs.readFileSync(index(), 'utf8')).not.toBe(whole);
  expect((await compileAll([a, b])).compiled).toEqual(['two']);
  await compileAll([b]);
  expect(fs.readdirSync(path.join(cacheDir, 'pages'))).toHaveLength(1);
});

it('compiles anew for another engine, another digest or a body that is gone', async () => {
  const entry = entryOf(pageOf({}));
  await compileAll([entry]);
  expect((await compileAll([entry], 'other')).compiled).toEqual(['one']);
  expect((await compileAll([{ ...entry, digest: 'two' }], 'other')).compiled).toEqual(['two']);
  rmSync(path.join(cacheDir, 'pages'), { recursive: true });
  const again = await compileAll([{ ...entry, digest: 'two' }], 'other');
  expect(again.compiled).toEqual(['two']);
  expect(again.load()).toHaveLength(1);
});

it('compiles anew when any of what a page uses is another', async () => {
  const page = pageOf({});
  const using = (...digests: (string | undefined)[]) =>
    entryOf(page, {
      digestOf: (name: string) => digests[Number(name)],
      compile: () => Promise.resolve({ page, problems: [], uses: ['0', '1'] }),
    });
  const before = await compileAll([using('x', 'y')]);
  expect(before.pages[0]!.digest).not.toBe('one');
  const same = await compileAll([using('x', 'y')]);
  expect(same.compiled).toEqual([]);
  expect(same.pages[0]!.digest).toBe(before.pages[0]!.digest);
  const after = await compileAll([using('x', 'z')]);
  expect(after.compiled).toEqual(['one']);
  expect(after.pages[0]!.digest).not.toBe(before.pages[0]!.digest);
  await compileAll([{ ...using(), digestOf: undefined }]);
});

it('has two entries of one path apart', async () => {
  const entries = ['a.md', 'b.md'].map((file) =>
    entryOf(pageOf({ title: file }), { file, digest: file }),
  );
  const { pages } = await compileAll(entries);
  expect(pages.map(({ meta }) => meta.title)).toEqual(['a.md', 'b.md']);
  expect((await compileAll(entries)).compiled).toEqual([]);
});

it('keeps in memory what a page has, and no more', () => {
  const plain = {
    ...{ kind: 'markdown', pathname: '/a', title: 'A', description: 'About.', components: ['A'] },
    ...{ anchors: ['b'], links: [], source: { file: 'a.md', editUrl: '' } },
  };
  const blocks = [
    { kind: 'html', html: 'x' },
    { kind: 'demo', id: 'd' },
    { kind: 'playground', id: 'p' },
    { kind: 'pages', below: '/a' },
  ];
  const meta = { ...plain, demos: [{ id: 'd' }], playgrounds: [{ id: 'p' }], lists: blocks[3] };
  expect(pageMeta(pageOf({ ...plain, blocks, lead: 'x' }))).toStrictEqual(meta);
  const rest = { layout: 'blank', image: '/a.png', thumbnail: 'a.svg' };
  expect(pageMeta(pageOf({ ...plain, ...rest }))).toStrictEqual({
    ...plain,
    ...rest,
    ...{ demos: [], playgrounds: [] },
  });
});

it('spares one that compiles again reading the index', async () => {
  const known: KnownPages = {};
  const page = { kind: 'markdown', pathname: '/one', blocks: [], anchors: [], search: [] };
  const compile = vi.fn(() =>
    Promise.resolve({ page: page as unknown as Page, problems: [], uses: [] }),
  );
  const countCompiled = async (digest: string) => {
    compile.mockClear();
    const store = openPageStore(cacheDir, 'engine', known);
    await store.compile({ pathname: '/one', file: 'one.md', digest, compile });
    store.save();
    return compile.mock.calls.length;
  };
  expect(await countCompiled('1')).toBe(1);
  rmSync(path.join(cacheDir, 'pages.jsonl'));
  expect(await countCompiled('1')).toBe(0);
  expect(await countCompiled('2')).toBe(1);
  delete known.pages;
  expect(await countCompiled('2')).toBe(0);
});
