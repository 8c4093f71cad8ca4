import { expect, test } from 'vitest';
import { makeDoc } from '../api/fixtures/docs.ts';
import type { ApiPackage } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { readApiEntries, sourceUrl } from './api-entries.ts';

const doc = { declaredIn: { package: 'dials', version: '2.0.1' }, file: 'Knob/Knob.d.ts' };
const passedOn = { declaredIn: { package: 'dial-engine', version: '7.1.0' }, file: 'Axis.d.ts' };
const config = (source?: string): ApiPackage['config'] => ({
  package: 'dials',
  route: '/api',
  source,
  kinds: ['component', 'hook', 'function'],
  notShown: {},
});

test('a component’s declaration is looked for where the site says', () => {
  const source = 'https://code.example/v{version}/{file}';
  expect(sourceUrl({ config: config(source) }, doc)).toBe(
    'https://code.example/v2.0.1/Knob/Knob.d.ts',
  );
  expect(sourceUrl({ config: config() }, doc)).toBe('');
});

test('what another package declares is only linked where the address names packages', () => {
  expect(sourceUrl({ config: config('https://code.example/v{version}/{file}') }, passedOn)).toBe(
    '',
  );
  expect(
    sourceUrl({ config: config('https://code.example/{package}@{version}/{file}') }, passedOn),
  ).toBe('https://code.example/dial-engine@7.1.0/Axis.d.ts');
});

test('every component has a page of its own, whatever the names in its and in other packages', () => {
  const source = (route: string, ...names: string[]) => ({
    config: { ...config(), route },
    docs: names.map((name) => makeDoc({ name })),
    version: '1.0.0',
  });
  const api = [source('/api', 'URLField', 'UrlField', 'Url_Field', 'Knob'), source('/lab', 'Knob')];
  expect(readApiEntries({ api }, []).map(({ pathname }) => pathname)).toEqual([
    '/api/url-field',
    '/api/url-field-2',
    '/api/url-field-3',
    '/api/knob',
    '/lab/knob',
  ]);
});

test('a component’s page links the pages that list it, and components of its and of other packages', async () => {
  const inherits = (name: string) =>
    makeDoc({ name, inherits: { name: 'Base', from: 'dials' } } as never);
  const source = (route: string, docs: ReturnType<typeof makeDoc>[]) => ({
    config: { ...config('https://code.example/{file}'), route },
    docs,
    version: '1.0.0',
  });
  const pages = [
    { pathname: '/demos/knob', title: 'Knobs', components: ['Knob'] },
    { pathname: '/demos/dial', title: 'Dials', components: ['Dial', 'Base'] },
  ] as PageMeta[];
  const entriesOf = (docs: ReturnType<typeof makeDoc>[], metas = pages, others = ['Base']) =>
    readApiEntries(
      {
        api: [
          source('/api', docs),
          source(
            '/lab',
            others.map((name) => makeDoc({ name })),
          ),
        ],
      },
      metas,
    );
  const entries = entriesOf([inherits('Knob'), makeDoc({ name: 'Dial' })]);
  expect(entries.map(({ file }) => file)).toEqual(Array(3).fill('dials/Knob/Knob.d.ts'));
  const [knob, , base] = await Promise.all(
    entries.map(async (entry) => (await entry.compile()).page),
  );
  expect(knob).toMatchObject({ kind: 'api', pathname: '/api/knob', components: ['Knob'] });
  const text = JSON.stringify(knob);
  expect(text).toContain('/demos/knob');
  expect(text).not.toContain('/demos/dial');
  expect(JSON.stringify(base)).toContain('/demos/dial');
  expect(text).toContain('https://code.example/Knob/Knob.d.ts');
  expect(knob!.search[0]).toMatchObject({ kind: 'page' });

  const digest = entries[0]!.digest;
  expect(entriesOf([inherits('Knob'), makeDoc({ name: 'Dial' })])[0]!.digest).toBe(digest);
  const others = [
    entriesOf([makeDoc({ name: 'Knob' }), makeDoc({ name: 'Dial' })]),
    entriesOf([inherits('Knob'), makeDoc({ name: 'Dial' })], []),
    entriesOf([inherits('Knob'), makeDoc({ name: 'Dial' })], pages, ['Base', 'Gauge']),
  ];
  expect(new Set([digest, ...others.map(([first]) => first!.digest)]).size).toBe(4);
});

test('a page links others, parts of them, rows of exports without one, and this site for the library’s own', async () => {
  const inherits = (name: string, base: string) =>
    makeDoc({ name, inherits: { name: base, from: 'dials' } } as never);
  const docs = [
    inherits('Knob', 'Dial'),
    inherits('Wheel', 'Menu.Item'),
    inherits('Gauge', 'LIMIT'),
    inherits('Lever', 'Unknown'),
    makeDoc({ name: 'Dial', description: 'See [it](https://kit.example/api/knob#props).' }),
    ...[makeDoc({ name: 'Menu' }), makeDoc({ name: 'Menu.Item' })],
    makeDoc({ name: 'LIMIT', kind: 'constant' }),
  ];
  const documentation = { 'https://kit.example/api/': '/api/' };
  const api = [{ config: { ...config(), documentation }, docs, version: '1.0.0' }];
  const pages = await Promise.all(
    readApiEntries({ api }, []).map(async (entry) => (await entry.compile()).page),
  );
  const linksOf = (title: string) =>
    pages.find((page) => page.title === title)!.links.map(({ href }) => href);
  expect(linksOf('Knob')).toEqual(['/api/dial']);
  expect(linksOf('Wheel')).toEqual(['/api/menu#menu-item']);
  expect(linksOf('Gauge')).toEqual(['/api/other-exports#limit']);
  expect(linksOf('Lever')).toEqual([]);
  expect(linksOf('Dial')).toEqual(['/api/knob']);
});

test('where there are several packages a page says of which it is, and under which name that is installed', async () => {
  const of = (name: string, more: Partial<ApiPackage> = {}): ApiPackage => ({
    config: { ...config(), route: `/${name}`, package: name },
    ...{ docs: [makeDoc({ name: 'Knob' })], version: '1.2.3' },
    ...more,
  });
  const textOf = async (...api: ApiPackage[]) => {
    const compiled = await readApiEntries({ api }, [])[0]!.compile();
    expect(compiled.problems).toEqual([]);
    return JSON.stringify(compiled.page);
  };
  expect(await textOf(of('dials'))).not.toContain('1.2.3');
  expect(await textOf(of('dials'), of('other'))).toContain('1.2.3');
  const aliased = await textOf(of('dials-now', { ownName: 'dials-original' }), of('other'));
  expect(aliased).toContain('dials-original');
  expect(aliased).toContain('dials-now');
});

test('a component of two packages is linked in its own', async () => {
  const of = (route: string) => ({
    config: { ...config(), route },
    docs: [
      makeDoc({ name: 'Knob', inherits: { name: 'Base', from: 'dials' } } as never),
      makeDoc({ name: 'Base' }),
    ],
    version: '1.0.0',
  });
  const entries = readApiEntries({ api: [of('/api'), of('/lab')] }, []);
  const links = await Promise.all(
    entries.map(async (entry) => (await entry.compile()).page.links.map(({ href }) => href)),
  );
  expect(links).toEqual([['/api/base'], [], ['/lab/base'], []]);
});

test('a page lists the demos of its parts, and of other names of what it describes', async () => {
  const docs = [
    makeDoc({ name: 'Menu', aliases: ['KitMenu'] }),
    makeDoc({ name: 'Menu.Item' }),
    makeDoc({ name: 'Dial' }),
  ];
  const pages = ['Menu.Item', 'KitMenu', 'Dial'].map((name) => ({
    ...{ pathname: `/demos/${name}`, title: name, components: [name] },
  })) as PageMeta[];
  const [menu] = readApiEntries({ api: [{ config: config(), docs, version: '1.0.0' }] }, pages);
  const text = JSON.stringify((await menu!.compile()).page);
  expect(text).toContain('/demos/Menu.Item');
  expect(text).toContain('/demos/KitMenu');
  expect(text).not.toContain('/demos/Dial');
});
