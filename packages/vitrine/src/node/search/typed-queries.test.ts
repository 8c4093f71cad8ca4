import { describe, expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

const record = (
  kind: SearchRecord['kind'],
  href: string,
  title: string,
  text = '',
): SearchRecord => ({ kind, title, href, text });

const PAGES: SearchRecord[][] = [
  [
    record('page', '/themes', 'Themes'),
    record('heading', '/themes#palette', 'Palette'),
    record('heading', '/themes#default-props', 'Default props'),
    record('heading', '/themes#spacing', 'Spacing', 'theme.spacing(2)'),
  ],
  [record('page', '/default-theme', 'Default theme')],
  [record('page', '/setup', 'Installation')],
  [record('page', '/react', 'React', 'Versions of React.')],
  [record('page', '/types', 'TypeScript', 'A type, and its error.')],
  [
    record('page', '/emotion', 'Emotion', 'Needs @emotion/react.'),
    record('heading', '/emotion#styled', 'Styles of Emotion'),
  ],
  [record('page', '/screen', 'Screen'), record('prop', '/screen#readOnly', 'readOnly')],
  [record('page', '/colors', 'Colors'), record('heading', '/colors#error', 'Error message')],
  [
    record('page', '/icons', 'Icons'),
    record('demo', '/icons#all', 'All of them'),
    record('icon', '/icons?icon=Pallet', 'Pallet'),
    record('icon', '/icons?icon=Hamburger', 'Hamburger'),
    record('icon', '/icons?icon=StarHalf', 'StarHalf'),
    { ...record('icon', '/icons?icon=PlayArrow', 'PlayArrow'), keywords: ['start icon'] },
  ],
  [record('page', '/chip', 'Chip'), record('prop', '/chip#startIcon', 'startIcon')],
  [record('page', '/words', 'Words'), record('heading', '/words#locale', 'Locale')],
  [
    record('page', '/bottom-navigation', 'Bottom Navigation', 'At the bottom of the window.'),
    record('demo', '/bottom-navigation#simple', 'Bottom navigation with labels'),
  ],
  [
    record('page', '/menus', 'Menus'),
    record(
      'heading',
      '/menus#accessibility',
      'Accessibility',
      'What each key of the keyboard does.',
    ),
  ],
  [record('page', '/transitions', 'Transitions'), record('heading', '/transitions#grow', 'Grow')],
  [
    record('page', '/rating', 'Rating', 'How to parse it.'),
    record('heading', '/rating#half', 'Half stars'),
  ],
];
const { manifest, parts } = buildIndex(PAGES, {
  ...{ synonyms: {}, popular: [] },
  commonWords: ['kit'],
});
const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
const first = async (query: string) => (await searchIndex(index, query)).results[0]?.href;
const suggested = async (query: string) => (await searchIndex(index, query)).suggestion;

describe('messages of errors', () => {
  it.each([
    ['TypeError: theme.spacing is not a function', '/themes#spacing'],
    ["Uncaught TypeError: Cannot read properties of undefined (reading 'colors')", '/colors'],
    ["Uncaught (in promise) TypeError: Cannot set property of null (setting 'colors')", '/colors'],
    ['ReferenceError: Screen is not defined', '/screen'],
    ['error message', '/colors#error'],
    ["Cannot find module '@kit/core/Screen' or its corresponding type declarations.", '/screen'],
    ["Module not found: Error: Can't resolve '@kit/core/Screen' in '/app'", '/screen'],
    ['Failed to resolve import "@kit/core/Rating" from "src/App.tsx"', '/rating'],
    ["Module not found: Can't resolve '@kit/core'", '/setup'],
    ["Cannot find module 'other/screen'", '/setup'],
    ["Cannot find module './screen'", '/setup'],
  ])('%s asks about %s', async (query, href) => {
    expect(await first(query)).toBe(href);
  });
});

describe('names', () => {
  it('may end in the name of a kind', async () => {
    expect(await first('default props')).toBe('/themes#default-props');
    expect(await first('set default props')).toBe('/themes#default-props');
  });

  it('of packages have the scope, unless it is the own one', async () => {
    expect(await first('@emotion/react')).toBe('/emotion');
    expect(await first('@kit/react')).toBe('/react');
  });
});

describe('words of any user interface', () => {
  it('are right where a site does not have them', async () => {
    expect(await suggested('clear button')).toBe(undefined);
    expect(await first('clear button')).not.toBe('/bottom-navigation');
    expect(await suggested('clear botton')).toBe('clear bottom');
  });
});

describe('icons', () => {
  it('that other words name come after the page that a word of the question names', async () => {
    expect(await first('rating half')).toBe('/rating#half');
    expect(await first('rating half icon')).toBe('/icons?icon=StarHalf');
  });
});

describe('languages', () => {
  it.each(['german', 'in spanish', 'translate', 'localize texts'])(
    '%s: a locale',
    async (query) => {
      expect(await first(query)).toBe('/words#locale');
    },
  );
});

describe('phrases', () => {
  it.each([
    ['keyboard navigation', '/menus#accessibility'],
    ['menu keyboard navigation', '/menus#accessibility'],
    ['translate x animation', '/transitions'],
  ])('%s: not what one of its words names', async (query, href) => {
    expect(await first(query)).toBe(href);
  });
});

describe('what other libraries call a prop that has an icon', () => {
  it.each(['leading icon', 'leadingIcon', 'start icon', 'icon left'])(
    '%s: the prop, no icon by another word',
    async (query) => {
      expect(await first(query)).toBe('/chip#startIcon');
    },
  );

  it('asks for an icon by any other word', async () => {
    expect(await first('hamburger icon')).toBe('/icons?icon=Hamburger');
  });
});

it('the beginning of a page comes before that of a prop which many components have', async () => {
  const names = 'Ash Birch Elm Fig Hazel Larch Maple Oak Pine Rowan'.split(' ');
  const having = names.map((name) => [
    record('page', `/${name}`, name),
    record('prop', `/${name}#data`, 'data', 'The data of it.'),
  ]);
  const { manifest, parts } = buildIndex([...having, [record('page', '/date', 'DatePicker')]], {
    ...{ synonyms: {}, commonWords: [], popular: [] },
  });
  const other = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
  expect((await searchIndex(other, 'dat')).results[0]?.href).toBe('/date');
  expect((await searchIndex(other, 'data')).results[0]?.href).toMatch(/#data$/);
});

describe('words of no page', () => {
  it('are corrected to those of pages before those of icons', async () => {
    expect(await suggested('pallete')).toBe('palette');
  });

  it('are corrected to those of icons alone by one mistake', async () => {
    expect(await suggested('hamburgr')).toBe('hamburger');
    expect(await suggested('hamburrgr')).toBeUndefined();
  });

  it('are corrected to those of icons amid others only where an icon is asked for', async () => {
    expect(await suggested('hamburgr lorem')).toBeUndefined();
    expect(await suggested('hamburgr icon')).toBe('hamburger icon');
  });

  it('are corrected amid others when they are whole', async () => {
    expect(await suggested('sure themes')).toBeUndefined();
    expect(await suggested('scren themes')).toBe('screen themes');
  });

  it('are right when any text could have them', async () => {
    expect(await suggested('them')).toBeUndefined();
    expect(await suggested('these')).toBeUndefined();
    expect(await suggested('parts')).toBeUndefined();
    expect(await suggested('thmes')).toBe('themes');
  });
});
