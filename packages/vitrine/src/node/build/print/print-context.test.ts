import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMarkdownEntry, type EntryContext } from '../../content/markdown-entries.ts';
import type { PageMeta } from '../../model/page-meta.ts';
import type { CompiledSite, LoadedSite } from '../../model/site.ts';
import type { PrintContext } from '../../render/print-page.ts';
import { createPrintContext, heldTexts, markdownDigest } from './print-context.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-print-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const site = { root, config: { url: 'https://kit.example' } } as unknown as LoadedSite;
const compiled = { pages: [], markdown: [] } as unknown as CompiledSite;
const prepare = (held?: Parameters<typeof createPrintContext>[3]) =>
  createPrintContext(site, compiled, new Map(), held);

it.each([
  ['', 'a\nb\n\nc\n'],
  ['---\ntitle: T\n---\n', '\na\nb'],
  ['---\r\ntitle: T\r\n---\r\n', 'a\r\nb\r\n'],
])(
  'cuts the same lines out of a text that was read as out of its file: %j %j',
  async (...parts) => {
    write('a.md', parts.join(''));
    const entry = readMarkdownEntry({ root, edit: () => '' } as unknown as EntryContext, 'a.md');
    const [read, held] = await Promise.all([prepare(), prepare(heldTexts([entry]))]);
    const first = entry.text!.bodyLine - 1;
    for (let from = first; from < first + 4; from++)
      for (let to = from + 1; to < first + 5; to++)
        expect(held.readLines('a.md', from, to)).toBe(read.readLines('a.md', from, to));
    expect(held.readLines('a.md', first, first + 2)).toMatch(/a/);
    // What was read is what the page was compiled from, whatever the file has become.
    write('a.md', 'another');
    const later = await prepare(heldTexts([entry]));
    expect(later.readLines('a.md', first, first + 2)).toMatch(/a\b/);
    expect(later.readLines('a.md', first, first + 2)).not.toContain('another');
  },
);

it('reads the text of another file, which no entry has', async () => {
  write('other.md', 'one\ntwo\n');
  write('a.md', '---\nsource: other.md\n---\n');
  const context = { root, edit: () => '' } as unknown as EntryContext;
  const texts = heldTexts([readMarkdownEntry(context, 'a.md')]);
  expect(texts.size).toBe(0);
  expect((await prepare(texts)).readLines('other.md', 1, 2)).toBe('two');
});

it('the digest of Markdown changes with the text, the code and the controls that it shows', () => {
  const meta = (parts: Partial<PageMeta>) =>
    ({ demos: [], playgrounds: [], ...parts }) as unknown as PageMeta;
  const demo = meta({ demos: [{ id: 'a' }] as PageMeta['demos'] });
  const playground = meta({ playgrounds: [{ id: 'p' }] as PageMeta['playgrounds'] });
  const sources = (url: string) => new Map([['a', { url }]]);
  const print = (code: string, control = 'size') =>
    ({
      textOf: () => ({ excerpt: '', files: [{ name: 'a.tsx', code }] }),
      controlsOf: () => [{ name: control }],
    }) as unknown as PrintContext;
  const digest = (page: PageMeta, url: string, code: string, control?: string, text = 'text') =>
    markdownDigest(text, page, url === '' ? new Map() : sources(url), print(code, control));

  expect(digest(meta({}), '/1', '1')).toBe('text');
  // A demo with a toolbar by the name of its sources, which ends with their digest; another by its code.
  expect(digest(demo, '/1', '1')).toBe(digest(demo, '/1', '2'));
  expect(digest(demo, '/1', '1')).not.toBe(digest(demo, '/2', '1'));
  expect(digest(demo, '', '1')).not.toBe(digest(demo, '', '2'));
  expect(digest(demo, '', '1')).not.toBe(digest(demo, '', '1', 'size', 'other'));
  expect(digest(playground, '', '1')).toBe(digest(playground, '', '2'));
  expect(digest(playground, '', '1')).not.toBe(digest(playground, '', '1', 'color'));
});
