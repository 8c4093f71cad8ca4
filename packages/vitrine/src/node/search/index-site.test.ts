import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configSchema, type Config } from '../config/schema.ts';
import type { SearchManifest } from '../../shared/search/index-parts.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { indexSite } from './index-site.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'index-site-'))));
afterEach(() => rmSync(root, { recursive: true }));

const local = (settings: object) => ({ provider: 'local', ...settings }) as Config['search'];

/** A site of one page, with what `indexSite` reads of it. */
function makeSite(title: string, digest: string, config: Partial<Config> = {}, names = ['']) {
  const blank = { title: 'Kit', description: 'A kit.', url: 'https://kit.example' };
  const parsed = configSchema.parse({ ...blank, pages: [{ pathname: '/' }] });
  const site = {
    ...{ root, cacheDir: root, engineId: 'engine', config: { ...parsed, ...config } },
    api: names.filter(Boolean).map((name) => ({ config: { package: name } })),
  };
  const record = { kind: 'page', title, href: '/', text: '' };
  const pages = [{ meta: { pathname: '/' }, digest, searchRecords: [record] }];
  return [site as unknown as LoadedSite, { pages } as unknown as CompiledSite] as const;
}

/** The text of an index of one page. */
function index(...made: Parameters<typeof makeSite>): string {
  const { manifest, parts } = indexSite(...makeSite(...made));
  return manifest + [...parts.values()].map((read) => read()).join('');
}

const manifestOf = (config: Partial<Config>, names?: string[]) =>
  JSON.parse(indexSite(...makeSite('Chips', 'one', config, names)).manifest) as SearchManifest;

it('is kept while its pages and what the site says of its search are what they were', () => {
  const first = index('Buttons', 'one');
  expect(first).toContain('Buttons');
  // That it is another title shows that it was not read.
  expect(index('Sliders', 'one')).toBe(first);
  expect(index('Sliders', 'two')).toContain('Sliders');
  const search = local({ synonyms: { knob: ['slider'] } });
  expect(index('Knobs', 'two', { search })).toContain('Knobs');
});

it('is made once for what is compiled', () => {
  const [site, compiled] = makeSite('Buttons', 'one');
  expect(indexSite(site, compiled)).toBe(indexSite(site, compiled));
});

it('has its parts when another command has removed them from the cache', () => {
  const { parts } = indexSite(...makeSite('Buttons', 'one'));
  rmSync(path.join(root, 'search'), { recursive: true });
  expect([...parts.values()].map((read) => read()).join('')).toContain('Buttons');
});

it('is made anew when what lies in the cache is damaged', () => {
  const first = index('Buttons', 'one');
  const [pack = ''] = readdirSync(path.join(root, 'search'));
  writeFileSync(path.join(root, 'search', pack), 'damaged');
  expect(index('Buttons', 'one')).toBe(first);
});

it('leaves no part of an index before it in the cache', () => {
  index('Buttons', 'one');
  const before = readdirSync(path.join(root, 'search'));
  index('Sliders', 'two');
  const after = readdirSync(path.join(root, 'search'));
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

it('is made anew when the records of the site are others', () => {
  const search = local({ records: 'icons.json' });
  const write = (title: string) => {
    const icon = { kind: 'icon', title, at: '#icon' };
    writeFileSync(path.join(root, 'icons.json'), JSON.stringify({ '/': [icon] }));
  };
  write('Gear');
  expect(index('Icons', 'one', { search })).toContain('Gear');
  write('Wheel');
  expect(index('Icons', 'one', { search })).toContain('Wheel');
  rmSync(path.join(root, 'icons.json'));
  expect(() => index('Icons', 'one', { search })).toThrow('icons.json');
});

it('has what the site says of its search, at the addresses of the site', () => {
  const search = local({ synonyms: { rack: ['chips'] }, popular: ['/', '/none'] });
  expect(manifestOf({ search })).toMatchObject({
    synonyms: { rack: ['chips'] },
    popular: [{ title: 'Chips', href: '/' }],
  });
  expect(manifestOf({})).toMatchObject({ synonyms: {}, popular: [] });
  const base = new URL('https://kit.example/ui/').href;
  expect(manifestOf({ search, url: base }).popular).toEqual([{ title: 'Chips', href: '/ui/' }]);
});

it('takes words of title, library, all packages and configuration for common, each once', () => {
  const library = { name: 'Kit Parts' } as Config['library'];
  const search = local({ contextWords: ['ui', 'kit'] });
  expect(manifestOf({ library, search }, ['@acme/kit-react', '@acme/labs-react'])).toMatchObject({
    commonWords: ['kit', 'parts', 'acme', 'react', 'ui'],
  });
  expect(manifestOf({}, ['@acme/one-kit', '@acme/two-kit']).commonWords).toEqual(['kit', 'acme']);
  expect(manifestOf({}, ['@acme/kit']).commonWords).toEqual(['kit', 'acme']);
});
