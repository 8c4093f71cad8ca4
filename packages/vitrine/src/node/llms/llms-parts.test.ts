import { describe, expect, it } from 'vitest';
import type { PageMeta } from '../model/page-meta.ts';
import { describeLibrary, libraryOf } from './library.ts';
import { listFullGroups, makeFullText, makeGroupText } from './llms-full.ts';
import { markdownAddress, printGroupTxt, printLlmsTxt } from './llms-txt.ts';

const config = { title: 'Kit', description: ' All\n of it. ', url: 'https://kit.example' };
const page = (pathname: string) =>
  ({ pathname, title: ` ${pathname}\n`, description: '\n' }) as PageMeta;
const group = (pathname: string, ...pages: string[]) => ({
  ...{ pathname, title: pathname.slice(1) },
  pages: pages.map(page),
});
const sourceOf = (bytes: number, url = config.url) => ({
  ...{ config: { ...config, url }, api: [] },
  textOf: ({ pathname }: PageMeta) => {
    const text = `# ${pathname}\n\n`.padEnd(bytes - 1, 'x');
    return { digest: pathname, bytes, read: () => `${text}\n` };
  },
});

describe('the library', () => {
  it('is known by its name and version, as far as they are', () => {
    expect(libraryOf(config, [])).toEqual({ name: 'Kit', version: '' });
    expect(describeLibrary(config, [])).toBe('This is the documentation of Kit.');
    const named = { ...config, library: { name: 'Dials' } };
    const api = ['a', 'b'].map((name) => ({ config: { package: name }, version: `1.${name}` }));
    expect(describeLibrary(named, api)).toBe(
      'This is the documentation of Dials 1.a (`a` 1.a, `b` 1.b).',
    );
    const own = { title: 'Kit', library: { name: 'Dials', version: '2' } };
    expect(libraryOf(own, api)).toEqual({ name: 'Dials', version: '2' });
  });
});

describe('the list of pages', () => {
  const none = { groups: [], single: [], optional: [] };

  it('begins with what the site is about, where it says so', () => {
    const print = (description: string) =>
      printLlmsTxt({ config: { ...config, description }, api: [], groups: none });
    expect(print(' All\n of it. ')).toMatch(/^# Kit\n\n> All of it\.\n\nThis is/);
    expect(print('')).toMatch(/^# Kit\n\nThis is [^\n]*vitrine\.json\)\.\n$/);
  });

  it('has a line for each page, and says where all of them are', () => {
    const text = printGroupTxt({ config, api: [] }, group('/a', '/a', '/a/b(c)'), true);
    expect(text).toBe(
      [
        '# Kit: a',
        '> All of it.',
        'This is the documentation of Kit. These pages in full: [llms-full.txt](https://kit.example/a/llms-full.txt). All pages: [llms.txt](https://kit.example/llms.txt).',
        '## a',
        '- [/a](https://kit.example/a.md)\n- [/a/b(c)](https://kit.example/a/b%28c%29.md)\n',
      ].join('\n\n'),
    );
    const short = printGroupTxt({ config, api: [] }, group('/a', '/a'), false);
    expect(short).toContain('This is the documentation of Kit. All pages: ');
  });

  it('has addresses that may stand in a link', () => {
    expect(markdownAddress('/a(b)', 'https://kit.example')).toBe('https://kit.example/a%28b%29.md');
  });
});

describe('the text of pages', () => {
  it('is that of the first groups, as many as have room', () => {
    const groups = [group('/a', '/a'), group('/b', '/b', '/b/c'), group('/d', '/d')];
    const full = (most: number) =>
      [...listFullGroups(sourceOf(1000), groups, most)].map(({ pathname }) => pathname);
    expect(full(4000)).toEqual(['/a', '/b', '/d']);
    expect(full(3999)).toEqual(['/a', '/b']);
    // What is smaller has room behind what is too large.
    expect(full(2999)).toEqual(['/a', '/d']);
  });

  it('is one file where it has room, with what it is about before the pages', () => {
    const groups = { single: [page('/')], groups: [group('/a', '/a')], optional: [page('/z')] };
    const [file, ...others] = makeFullText(sourceOf(1000), groups, { most: 8000 });
    expect(others).toEqual([]);
    expect(file!.url).toBe('/llms-full.txt');
    expect(file!.make().replaceAll(/x{3,}/g, '…')).toBe(
      [
        '# Kit\n\n> This is the documentation of Kit.\n',
        ...['index', 'a', 'z'].map(
          (name) =>
            `\n---\n\nSource: https://kit.example/${name}.md\n\n# ${name === 'index' ? '/' : `/${name}`}\n\n…\n`,
        ),
      ].join(''),
    );
    // Of 3,000 bytes of pages and 1,000 of what stands before them.
    const count = (most: number) => makeFullText(sourceOf(1000), groups, { most })[0]!.make();
    expect(count(4000)).not.toContain('in files of their own');
    expect(count(3999)).toContain('in files of their own');
  });

  it('goes on in parts, which say where they are, and begins but once', () => {
    const groups = {
      single: ['/', '/b', '/c'].map(page),
      groups: [group('/a', '/a')],
      optional: [],
    };
    const parts = makeFullText(sourceOf(900), groups, { most: 3000 });
    const texts = parts.map(({ make }) => make());
    expect(parts.map(({ url }) => url)).toEqual([
      '/llms-full.txt',
      '/llms-full-2.txt',
      '/llms-full-3.txt',
    ]);
    expect(texts[0]).toContain('Part 1 of 3.\n\nThe pages of each group are in files of their own');
    expect(texts[1]).toMatch(/Part 2 of 3\.\n\n---\n/);
    expect(texts[1]).toContain('\n---\n\nNext part: https://kit.example/llms-full-3.txt\n');
    expect(texts[2]).not.toContain('Next part');
  });

  it('has as many pages in a part as have room', () => {
    const single = ['/', '/b', '/c', '/d', '/e'].map(page);
    // 1,000 bytes for what stands before pages, and twice 400 for their addresses.
    const parts = makeFullText(
      sourceOf(1000),
      { single, groups: [], optional: [] },
      { most: 3800 },
    );
    const counts = parts.map(({ make }) => make().match(/^Source: /gm)!.length);
    expect(counts).toEqual([1, 2, 2]);
  });

  it('is known anew when what it says is: its pages, its place, what stands around them', () => {
    const digest = (url?: string, title = 'a', ...pages: string[]) =>
      makeGroupText(sourceOf(900, url), { ...group('/a', ...pages), title })[0]!.digest;
    const digests = [
      digest(undefined, 'a', '/a'),
      digest('https://other.example', 'a', '/a'),
      digest(undefined, 'b', '/a'),
      digest(undefined, 'a', '/b'),
      digest(undefined, 'a', '/a', '/b'),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(digest(undefined, 'a', '/a')).toBe(digests[0]);
  });
});
