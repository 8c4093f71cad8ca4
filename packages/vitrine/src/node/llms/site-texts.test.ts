import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { configSchema } from '../config/schema.ts';
import { blankFields, blankProp, type ComponentDoc } from '../model/component-doc.ts';
import type { LoadedSite, TreeEntry } from '../model/site.ts';
import { makeFullText } from './llms-full.ts';
import { groupPages } from './page-groups.ts';
import { textFiles, type TextSource } from './site-texts.ts';

const DIAL: ComponentDoc = {
  ...blankFields(),
  ...{ kind: 'component', name: 'Dial', package: '@acme/dials', imports: [], since: '1.1' },
  ...{ declaredIn: { package: '@acme/dials', version: '2.3.4' }, file: 'Dial.d.ts' },
  props: [
    {
      ...blankProp(),
      ...{ name: 'size', type: "'small' | 1", default: '1', defaultFrom: 'tag' },
      values: [
        { text: "'small'", value: 'small' },
        { text: '1', value: 1 },
      ],
    },
  ],
};

const PAGES = [
  ['/', 'Home', 'All [of] it.'],
  ['/guide', 'The guide', 'How to\nbegin.'],
  ['/guide/größe', 'Größe (px)', ''],
  ['/api/dial', 'Dial', 'Turns.'],
  ['/secret', 'Left out', 'Not shown.'],
] as const;

const TREE: TreeEntry[] = [
  { pathname: '/' },
  { pathname: '/guide', isPage: true, children: [{ pathname: encodeURI('/guide/größe') }] },
  { pathname: '/api', title: 'API', children: [{ pathname: '/api/dial' }] },
  { pathname: '/secret', displayNav: false },
];

function createSource(url: string, textOf = (pathname: string) => `# ${pathname}\n\nText.\n`) {
  const config = configSchema.parse({
    ...{ title: 'Acme *Dials*', description: 'Dials for all.', url, pages: [{ pathname: '/' }] },
    api: [{ package: '@acme/dials', route: '/api' }],
  });
  const api = [{ config: config.api[0]!, docs: [DIAL], version: '2.3.4' }];
  const pages = PAGES.map(([pathname, title, description]) => ({
    meta: {
      ...{ pathname: encodeURI(pathname), title, description, components: [], demos: [] },
      kind: pathname === '/api/dial' ? 'api' : 'markdown',
    },
  }));
  const site = { config, api, tree: TREE } as unknown as LoadedSite;
  const source = {
    site,
    compile: () => Promise.resolve(compiled),
    printAll: () =>
      Promise.resolve(({ pathname }: { pathname: string }) => {
        const text = textOf(pathname);
        return { digest: pathname, bytes: Buffer.byteLength(text), read: () => text };
      }),
  } as unknown as TextSource;
  const compiled = { pages } as never;
  return { site, source, pages };
}

async function makeAll(url: string): Promise<Map<string, string>> {
  const { site, source } = createSource(url);
  const made = new Map<string, string>();
  for (const file of textFiles(site)) {
    if ('make' in file) made.set(file.url, await file.make(source));
    else for (const each of await file.makeFiles(source)) made.set(each.url, each.make());
  }
  return made;
}

it('lists the pages by group, each with the address of its Markdown', async () => {
  const made = await makeAll('https://acme.example/ui/');
  expect(made.get('/llms.txt')).toBe(`# Acme \\*Dials\\*

> Dials for all.

This is the documentation of Acme \\*Dials\\* 2.3.4 (\`@acme/dials\` 2.3.4). Every page is here as Markdown. All of them in full: [llms-full.txt](https://acme.example/ui/llms-full.txt). The pages and the API of the components as data: [vitrine.json](https://acme.example/ui/vitrine.json).

## Overview

- [Home](https://acme.example/ui/index.md): All \\[of\\] it.

## Guide

- [The guide](https://acme.example/ui/guide.md): How to begin.
- [Größe (px)](https://acme.example/ui/guide/gr%C3%B6%C3%9Fe.md)

## API

- [Dial](https://acme.example/ui/api/dial.md): Turns.

## Optional

- [Left out](https://acme.example/ui/secret.md): Not shown.
`);
  expect(made.get('/api/llms.txt')).toContain('# Acme \\*Dials\\*: API\n');
  expect(made.get('/api/llms.txt')).not.toContain('guide');
});

it('has all pages in one file where they fit, and those of each group', async () => {
  const made = await makeAll('https://acme.example');
  const sources = (url: string) => made.get(url)!.match(/(?<=^Source: ).*$/gm);
  expect(sources('/llms-full.txt')).toHaveLength(PAGES.length);
  expect(sources('/guide/llms-full.txt')).toEqual([
    'https://acme.example/guide.md',
    'https://acme.example/guide/gr%C3%B6%C3%9Fe.md',
  ]);
});

it('divides what is larger into parts of bounded size, each of which names the next', async () => {
  const { site, source, pages } = createSource(
    'https://acme.example',
    (pathname) => `# ${pathname}\n\n${`${pathname} ä\n\n`.repeat(400)}`,
  );
  const groups = groupPages(TREE, pages.map(({ meta }) => meta) as never);
  const full = { ...site, textOf: await source.printAll() };
  const parts = makeFullText(full, groups, { most: 4000 });
  expect(parts.length).toBeGreaterThan(3);
  expect(new Set(parts.map(({ digest }) => digest)).size).toBe(parts.length);
  for (const [index, { make }] of parts.entries()) {
    expect(Buffer.byteLength(make())).toBeLessThanOrEqual(4000);
    const next = parts[index + 1]?.url;
    expect(make().includes('Next part: ')).toBe(next !== undefined);
    if (next !== undefined) expect(make()).toContain(`Next part: https://acme.example${next}\n`);
  }
  const first = parts[0]!.make();
  expect(first).toContain('- API, 1 page: [part 1](https://acme.example/api/llms-full.txt)');
  const [short] = makeFullText(full, groups, { most: 4000, all: 9000 });
  expect(short!.make()).toContain(
    '- Guide, 2 pages, each by itself: [llms.txt](https://acme.example/guide/llms.txt)\n- API, 1 page: [part 1]',
  );
  const texts = parts.map(({ make }) => make()).join('');
  expect(texts.match(/^\/secret ä$/gm)).toHaveLength(400);
  expect(texts).not.toContain('/guide ä');
});

it('of a group whose text has no room, the pages alone are named', async () => {
  const long = 'x'.repeat(2_400_000);
  const { site, source } = createSource('https://acme.example', () => long);
  const files = textFiles(site);
  const find = (url: string) => files.find((file) => file.url === url)!;
  const made = async (url: string) => {
    const file = find(url);
    return 'make' in file ? [await file.make(source)] : file.makeFiles(source);
  };
  // Two pages of this size are more than all groups may have together.
  expect(await made('/guide/llms-full.txt')).toEqual([]);
  expect((await made('/api/llms-full.txt')).length).toBeGreaterThan(1);
  expect((await made('/guide/llms.txt'))[0]).not.toContain('in full');
  expect((await made('/api/llms.txt'))[0]).toContain('in full');
});

it('knows its files by their addresses, whatever is in the names of groups', () => {
  const { site } = createSource('https://acme.example');
  const tree = [{ pathname: '/v1.x+', children: [{ pathname: '/v1.x+/a' }] }];
  const file = textFiles({ ...site, tree }).find(({ url }) => url === '/v1.x+/llms-full.txt')!;
  const isOwn = (url: string) => 'pattern' in file && file.pattern.test(url);
  expect(isOwn('/v1.x+/llms-full.txt')).toBe(true);
  expect(isOwn('/v1.x+/llms-full-12.txt')).toBe(true);
  for (const url of ['/v1-x+/llms-full.txt', '/v1.xx/llms-full.txt', '/v1.x+/llms-full-0.txt'])
    expect(isOwn(url), url).toBe(false);
});

it('names the pages of the reference that are about the components of a page', async () => {
  const { site, source, pages } = createSource('https://acme.example');
  const part = { ...DIAL, name: 'Dial.Hand', aliases: ['DialHand'] };
  site.api[0]!.docs = [{ ...DIAL, aliases: ['Turner'] }, part];
  const demo = { hash: 'a', title: 'A', file: 'content/a.tsx' };
  Object.assign(pages[0]!.meta, { components: ['Turner'], demos: [{ ...demo, id: 'x' }] });
  Object.assign(pages[1]!.meta, { components: ['DialHand', 'Dial', 'Nothing'] });
  const file = textFiles(site).find(({ url }) => url === '/vitrine.json')!;
  const { pages: told } = JSON.parse('make' in file ? await file.make(source) : '') as {
    pages: { path: string; reference: string[]; components: string[]; demos: object[] }[];
  };
  const find = (path: string) => told.find((page) => page.path === path)!;
  expect(find('/guide').reference).toEqual(['/api/dial']);
  expect(find('/guide').components).toEqual(['DialHand', 'Dial', 'Nothing']);
  expect(find('/api/dial').reference).toEqual(['/api/dial']);
  expect(find('/')).toMatchObject({ reference: ['/api/dial'], demos: [demo] });
  expect(find('/secret').reference).toEqual([]);
});

it('names no index where another service answers searches', async () => {
  const { site, source } = createSource('https://acme.example');
  const config = { ...site.config, search: { provider: 'docsearch' } } as typeof site.config;
  const file = textFiles({ ...site, config }).find(({ url }) => url === '/vitrine.json')!;
  const text = 'make' in file ? await file.make(source) : '';
  expect(JSON.parse(text)).toMatchObject({ files: { search: null } });
});

it('describes itself by data that fits the published schema, below any path', async () => {
  const made = await makeAll('https://acme.example/ui/');
  const schema = JSON.parse(made.get('/vitrine-1.schema.json')!) as object;
  const said = made.get('/vitrine-1.schema.json')!;
  for (const about of ['What a site has, for programs.', 'The file that `components[].api` names.'])
    expect(said).toContain(about);
  const validate = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile(schema);
  for (const url of ['/vitrine.json', '/api/dial.json']) {
    const data = JSON.parse(made.get(url)!) as Record<string, unknown>;
    expect(validate(data), url).toBe(true);
    expect(data.$schema).toBe('/ui/vitrine-1.schema.json');
    for (const key of Object.keys(data)) {
      const { [key]: _left, ...rest } = data;
      expect(validate(rest), `without ${key}`).toBe(false);
    }
    // A program reads what it knows, also when there is more.
    expect(validate({ ...data, more: 1 })).toBe(true);
  }
  const site = JSON.parse(made.get('/vitrine.json')!) as Record<string, Record<string, object>>;
  for (const part of ['library', 'files'] as const) {
    for (const key of Object.keys(site[part]!)) {
      const { [key]: _left, ...rest } = site[part]!;
      expect(validate({ ...site, [part]: rest }), `${part} without ${key}`).toBe(false);
    }
  }
  for (const [part, items] of [
    ['pages', site.pages],
    ['components', site.components],
  ] as unknown as [string, Record<string, object>[]][]) {
    for (const key of Object.keys(items[0]!)) {
      const { [key]: _left, ...rest } = items[0]!;
      expect(validate({ ...site, [part]: [rest] }), `${part} without ${key}`).toBe(false);
    }
  }
  expect(JSON.parse(made.get('/vitrine.json')!)).toMatchObject({
    library: { name: 'Acme *Dials*', version: '2.3.4' },
    files: { llms: '/ui/llms.txt', search: '/ui/search.json' },
    components: [{ name: 'Dial', page: '/ui/api/dial', api: '/ui/api/dial.json', since: '1.1' }],
  });
  expect(JSON.parse(made.get('/api/dial.json')!)).toMatchObject({ components: [DIAL] });
});
