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

/** All words of one record's names, with their places. */
const namesOf = (one: SearchRecord) =>
  Object.fromEntries(
    [...collectWords([one]).names].map(([word, list]) => [
      word,
      list.map((each) => PLACES[placeOf(each)]).join(' '),
    ]),
  );

it('says of each word of a title how many words tell it, up to four', () => {
  expect(namesOf(record('page', 'Button'))).toEqual({ button: 'title1 titleKey' });
  expect(namesOf(record('page', 'Text of Chips'))).toEqual({
    ...{ text: 'title2', chips: 'title2' },
    ...{ of: 'title2', textchip: 'titleKey' },
  });
  expect(namesOf(record('page', 'One Red Cat Ate Fish'))).toMatchObject({
    ...{ one: 'title4', fish: 'title4' },
  });
  // A title of nothing but words that say nothing is found all the same.
  expect(namesOf(record('prop', 'of'))).toEqual({ of: 'title1 titleKey' });
});

it('says of a part of a name how many parts it has, up to four', () => {
  expect(namesOf(record('prop', 'openHover'))).toEqual({
    ...{ openhover: 'title1 titleKey', open: 'title2', hover: 'title2' },
  });
  expect(namesOf(record('prop', 'veryLongNameOfFive'))).toMatchObject({
    ...{ verylongnameoffive: 'title1 titleKey', five: 'title4' },
  });
  // No part tells more than a word of the whole title does.
  expect(namesOf(record('heading', 'Red Cat Chip setSize'))).toMatchObject({
    ...{ red: 'title4', setsize: 'title4', size: 'title4' },
  });
});

it('finds a name by its words typed apart, one after another, when more than one tells', () => {
  expect(namesOf(record('prop', 'Chip openOnHover'))).toMatchObject({
    ...{ chipopenhover: 'titleKey', chipopenonhover: 'titleKey' },
  });
  expect(namesOf(record('prop', 'theHover'))).toEqual({
    ...{ thehover: 'title1 titleKey', the: 'title2', hover: 'title2' },
  });
});

it('finds a record by its keywords, but better by its title', () => {
  expect(namesOf(record('heading', 'Order', { keywords: ['z-index'] }))).toEqual({
    order: 'title1 titleKey',
    ...{ zindex: 'keyword keywordKey', index: 'keyword' },
  });
  expect(namesOf(record('page', 'Chip Size', { keywords: ['chip', 'ChipSize'] }))).toEqual({
    ...{ chip: 'title2 keywordKey', size: 'title2' },
    chipsize: 'keyword titleKey',
  });
  expect(namesOf(record('token', 'shape.size', { keywords: ['edge'] }))).toMatchObject({
    ...{ edge: 'keyword keywordKey', size: 'title2 keywordKey' },
  });
});

it('finds a token by nothing but its path and the ends of it', () => {
  expect(namesOf(record('token', 'a1.b2.c3'))).toMatchObject({
    ...{ a1b2c3: 'title1 titleKey', b2c3: 'keyword keywordKey', c3: 'title4 keywordKey' },
  });
  expect(collectWords([record('token', 'size')]).names.get('size')).toHaveLength(2);
  // That another token is called so does not make two ends of one.
  const [short, long] = [record('token', 'size'), record('token', 'link.size')];
  expect(placesOf([short, long], 'size')).toContainEqual([1, 'keywordKey']);
});

it('finds a class by its whole name alone, and what has no letters by none', () => {
  expect(namesOf(record('class', '.KitTabs-root'))).toEqual({
    ...{ kittabroot: 'titleKey', kittabsroot: 'titleKey' },
  });
  expect(namesOf(record('heading', '+'))).toEqual({});
});

it('knows no joined words for spelling, and words of texts from three letters', () => {
  const { vocabulary, texts } = collectWords([
    record('page', 'Text Fields', { text: 'a tab, an ox' }),
  ]);
  expect(vocabulary).toEqual(['fields', 'text']);
  expect([...texts.keys()]).toEqual(['tab']);
});
