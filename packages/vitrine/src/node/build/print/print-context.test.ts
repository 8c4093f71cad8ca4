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
const compiled = { pages: [] } as unknown as CompiledSite;
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

it('the digest of Markdown is that of the document, and changes with code that has no toolbar', () => {
  const meta = (hideHeader: boolean) => ({ demos: [{ id: 'a', hideHeader }] }) as PageMeta;
  const print = (code: string) =>
    ({
      textOf: () => ({ excerpt: '', files: [{ name: 'a.tsx', code }] }),
    }) as unknown as PrintContext;
  expect(markdownDigest('key', meta(false), print('1'))).toBe('key');
  const bare = markdownDigest('key', meta(true), print('1'));
  expect(bare).not.toBe('key');
  expect(markdownDigest('key', meta(true), print('1'))).toBe(bare);
  expect(markdownDigest('key', meta(true), print('2'))).not.toBe(bare);
  expect(markdownDigest('other', meta(true), print('1'))).not.toBe(bare);
});
