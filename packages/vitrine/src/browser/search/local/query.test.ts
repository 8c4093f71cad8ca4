import { describe, expect, it } from 'vitest';
import type { IndexedPage, SearchRecord } from '../../../shared/search-index.ts';
import { createSearcher } from './query.ts';

type Parts = Partial<Record<SearchRecord['kind'], string[]>>;

function describePage(href: string, title: string, parts: Parts, text = ''): IndexedPage {
  const records: SearchRecord[] = [{ kind: 'page', title, href, text }];
  for (const kind of ['heading', 'prop', 'demo'] as const) {
    for (const name of parts[kind] ?? []) {
      records.push({ kind, title: name, href: `${href}#${name.replaceAll(' ', '-')}`, text: '' });
    }
  }
  return { title, records, hasProps: 'prop' in parts, hasDemos: 'demo' in parts };
}

const search = createSearcher([
  describePage('/guides/buttons-everywhere', 'Composition', {
    heading: ['Button', 'Disabled buttons'],
  }),
  describePage('/api/button-base', 'ButtonBase', { prop: ['disabled', 'disableRipple'] }),
  describePage(
    '/api/button',
    'Button',
    { prop: ['disabled', 'disableElevation', 'size'] },
    'The Button API.',
  ),
  describePage('/api/icon-button', 'IconButton', { prop: ['disabled', 'edge'] }),
  describePage('/demos/buttons', 'Buttons', {
    heading: ['Sizes'],
    demo: ['Button sizes', 'Disabled'],
  }),
  describePage('/demos/text-fields', 'Text Fields', { demo: ['Multiline'] }),
  describePage('/api/text-field', 'TextField', { prop: ['multiline', 'helperText'] }),
  describePage(
    '/guides/style',
    'Style library',
    { heading: ['Palette colours'] },
    'How colours are mixed.',
  ),
  describePage('/getting-started/installation', 'Installation', { heading: ['npm'] }),
]);
const hrefs = (query: string) => search(query).map(({ href }) => href);

describe('createSearcher', () => {
  it.each(['button', 'buttons', 'Button', 'buton', 'buttno', ' BUTTON '])(
    '%j: the demos and the API page of the component before anything else',
    (query) => {
      const pages = search(query).filter(({ kind }) => kind === 'page');
      expect(pages.slice(0, 2).map(({ href }) => href)).toEqual(['/demos/buttons', '/api/button']);
      expect(search(query)[0]?.href).toBe('/demos/buttons');
    },
  );

  it.each([
    ['textfield', ['/demos/text-fields', '/api/text-field']],
    ['text field', ['/demos/text-fields', '/api/text-field']],
    ['butt', ['/demos/buttons', '/api/button']],
    ['install', ['/getting-started/installation']],
  ])('%s: pages first, however written', (query, expected) => {
    const pages = search(query).filter(({ kind }) => kind === 'page');
    expect(pages.slice(0, expected.length).map(({ href }) => href)).toEqual(expected);
  });

  it.each(['disab', 'disabled', 'disabeld'])('%s finds the prop of every component', (query) => {
    expect(hrefs(query)).toEqual(
      expect.arrayContaining([
        '/api/button#disabled',
        '/api/button-base#disabled',
        '/api/icon-button#disabled',
      ]),
    );
  });

  it('finds the demo and the prop of the component named before it, first', () => {
    expect(hrefs('button disabled')[0]).toBe('/demos/buttons#Disabled');
    const props = search('button disabled').filter(({ kind }) => kind === 'prop');
    expect(props[0]?.href).toBe('/api/button#disabled');
    expect(hrefs('iconbutton disab')[0]).toBe('/api/icon-button#disabled');
  });

  it('says which component a prop belongs to', () => {
    expect(search('edge')[0]?.page).toEqual({ title: 'IconButton', href: '/api/icon-button' });
  });

  it('finds a camelCase name by its parts and whole', () => {
    expect(hrefs('elevation')).toEqual(['/api/button#disableElevation']);
    expect(hrefs('disableElev')[0]).toBe('/api/button#disableElevation');
  });

  it('does not list every part of a page whose name matches', () => {
    expect(hrefs('icon')).toEqual(['/api/icon-button']);
  });

  it('falls back to some of the words, most of them first', () => {
    expect(hrefs('mixed colours xyzzy')[0]).toBe('/guides/style');
  });

  it('searches texts from the third letter on', () => {
    expect(hrefs('mi')).not.toContain('/guides/style');
    expect(hrefs('mix')).toContain('/guides/style');
  });

  it('keeps the results of a page together, the page before its parts', () => {
    const pages = search('disabled').map(({ page }) => page.href);
    expect(pages.filter((href, index) => href !== pages[index - 1])).toEqual([...new Set(pages)]);
  });

  it('gives at most twenty results, four parts of a page', () => {
    const names = Array.from({ length: 30 }, (_, index) => `option${index}`);
    const many = Array.from({ length: 30 }, (_, index) =>
      describePage(`/api/c${index}`, `C${index}`, { prop: names }),
    );
    const results = createSearcher(many)('option');
    expect(results).toHaveLength(20);
    expect(results.filter(({ page }) => page.href === '/api/c0')).toHaveLength(4);
  });

  it.each(['', '   ', '?!', 'xyzzy'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });

  it('marks what matched, corrected', () => {
    expect(search('buton')[0]?.title).toEqual([{ text: 'Buttons', marked: true }]);
    expect(search('mixed')[0]?.text.filter(({ marked }) => marked)).toEqual([
      { text: 'mixed', marked: true },
    ]);
  });
});
