import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMarkdownEntries, type EntryContext } from '../content/markdown-entries.ts';
import type { Changelog } from '../model/changelog.ts';
import { openPageStore } from './page-store.ts';

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
