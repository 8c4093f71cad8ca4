import { describe, expect, it } from 'vitest';
import { partUrl, type SearchManifest } from '../../shared/search/index-parts.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

const page = (title: string): SearchRecord => ({
  ...{ kind: 'page', title, href: `/${title}`, text: '' },
});
const part = (kind: SearchRecord['kind'], title: string): SearchRecord => ({
  ...{ kind, title, href: `/aaaa#${title}`, text: '' },
});
const build = (pages: SearchRecord[][], scale?: number, popular: string[] = []) => {
  const { manifest, parts } = buildIndex(pages, { synonyms: {}, commonWords: [], popular }, scale);
  return { manifest: JSON.parse(manifest) as SearchManifest, parts };
};
/** The lists of two pages whose words take up `size` characters or less in a part. */
const cut = (size: number, ofSize: number) =>
  build([[page('aaaa')], [page('bbbb')], [page('cccc')]], size / ofSize).manifest;

describe('the parts of an index', () => {
  it('hold words until the next would be too much', () => {
    // Four letters, and four for each of two places.
    expect(cut(24, 9_000).names.first).toEqual(['aaaa', 'cccc']);
    expect(cut(23, 9_000).names.first).toEqual(['aaaa', 'bbbb', 'cccc']);
    expect(cut(36, 9_000).names.first).toEqual(['aaaa']);
    // What is too much alone is a part all the same.
    expect(cut(1, 9_000).names.first).toEqual(['aaaa', 'bbbb', 'cccc']);
    expect(build([]).manifest.names).toEqual({ first: [], digests: '' });
  });

  it('hold pages until the next would be too much', () => {
    const line = JSON.stringify(['/aaaa', 'aaaa', '']).length;
    expect(cut(2 * line, 8_000).records.first).toEqual([0, 2]);
    expect(cut(2 * line - 1, 8_000).records.first).toEqual([0, 1, 2]);
    expect(cut(3 * line, 8_000).records.first).toEqual([0]);
    expect(cut(1, 8_000).records.first).toEqual([0, 1, 2]);
    expect(build([]).manifest.records).toEqual({ first: [], digests: '' });
  });

  it('are read by the places of their digests', () => {
    const { manifest, parts } = build([[page('aaaa')], [page('bbbb')]], 1e-9);
    const records = [0, 1].map((at) => parts.get(partUrl(manifest.records.digests, at)));
    expect(records).toEqual(['[["/aaaa","aaaa",""]]', '[["/bbbb","bbbb",""]]']);
    expect(parts.get(partUrl(manifest.names.digests, 1))).toMatch(/^\["bbbb",/);
    expect(parts.get(partUrl(manifest.vocabulary, 0))).toBe('"aaaa bbbb"');
  });

  it('are as large together as the manifest says', () => {
    const { manifest, parts } = build([[page('aaaa')], [page('bbbb')]]);
    expect(manifest.size).toBe([...parts.values()].join('').length);
  });
});

it('counts the parts of each kind of a page, without zeros at the end', () => {
  const records = [page('aaaa'), part('heading', 'One'), part('slot', 'two'), part('slot', 'six')];
  expect(build([records, [page('bbbb')]]).manifest.counts).toEqual([[1, 0, 2], []]);
});

it('leaves out pages that cannot be found, and popular ones that are not there', () => {
  const { manifest } = build([[], [page('aaaa')]], 1, ['/none', '/aaaa']);
  expect(manifest).toMatchObject({ counts: [[]], popular: [{ title: 'aaaa', href: '/aaaa' }] });
});
