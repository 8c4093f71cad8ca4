import { expect, it } from 'vitest';
import { entryOf, PLACES, placeOf } from '../../shared/search/index-parts.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { collectWords } from './collect-words.ts';

const record = (
  kind: SearchRecord['kind'],
  title: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({ kind, title, href: '/a', text: '', ...more });
const read = (list: readonly number[] = []) => list.map((each) => [entryOf(each), placeOf(each)]);
const placesOf = (records: SearchRecord[], word: string) => {
  const list = collectWords(records).names.get(word);
  return list && read(list).map(([entry, at]) => [entry, PLACES[at!]]);
};

it('finds a token by the ends of its path that no other has', () => {
  const tokens = ['shape.borderWidth', 'button.shape.size', 'link.size'].map((title) =>
    record('token', title),
  );
  expect(placesOf(tokens, 'borderwidth')).toContainEqual([0, 'keywordKey']);
  expect(placesOf(tokens, 'shapesize')).toContainEqual([1, 'keywordKey']);
  // Two end so, and only tokens have paths.
  expect(placesOf(tokens, 'size')).not.toContainEqual([1, 'keywordKey']);
  const heading = [record('heading', 'shape.borderWidth')];
  expect(placesOf(heading, 'borderwidth')).not.toContainEqual([0, 'keywordKey']);
});

it('finds a name by all its words in one, up to a length', () => {
  const long = ['ab'.repeat(12), 'cd'.repeat(12)];
  expect(placesOf([record('page', long.join(' '))], long.join(''))).toEqual([[0, 'titleKey']]);
  expect(placesOf([record('page', `${long.join(' ')} e`)], `${long.join('')}e`)).toBeUndefined();
});

it('finds a name by the words that it is made of', () => {
  const prop = [record('prop', 'openOnHover')];
  // As `nameKey` makes of `open on hover`.
  expect(placesOf(prop, 'openonhover')).toBeDefined();
  expect(placesOf(prop, 'openhover')).toEqual([[0, 'titleKey']]);
  expect(placesOf(prop, 'hover')).toBeDefined();
  expect(placesOf([record('prop', 'theHover')], '')).toBeUndefined();
});

it('keeps of a word in too many texts those that say it most often', () => {
  const texts = Array.from({ length: 4002 }, (_, at) =>
    record('page', `P${at}`, { text: at % 2001 === 2000 ? 'often often' : 'often' }),
  );
  const found = read(collectWords(texts).texts.get('often'));
  expect(found).toHaveLength(4000);
  expect(found.filter(([, times]) => times === 2)).toEqual([
    [2000, 2],
    [4001, 2],
  ]);
  // The first of those that say it once, in order.
  expect(found.map(([entry]) => entry)).toEqual([
    ...Array.from({ length: 3999 }, (_, at) => at),
    4001,
  ]);
  const few = read(collectWords(texts.slice(0, 3)).texts.get('often'));
  expect(few).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

it('counts words of a text up to a few, and none that says nothing', () => {
  const { texts } = collectWords([
    record('page', 'P', { text: `${'word '.repeat(9)} twice twice the ab` }),
  ]);
  expect([...texts].map(([word, list]) => [word, read(list)])).toEqual([
    ['word', [[0, 4]]],
    ['twice', [[0, 2]]],
  ]);
});

it('knows words of titles that are long enough to be misspelt', () => {
  const { vocabulary } = collectWords([record('page', 'Text Fields of tab')]);
  expect(vocabulary).toContain('fields');
  expect(vocabulary).not.toContain('tab');
  expect(vocabulary).toEqual([...vocabulary].sort());
});
