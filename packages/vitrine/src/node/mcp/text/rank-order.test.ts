import { expect, it } from 'vitest';
import { literals, makeProp } from '../../api/fixtures/docs.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import { rankProps } from './rank-props.ts';

const prop = (name: string, description = '', changes: Partial<PropDoc> = {}) =>
  makeProp({ name, type: 'boolean', description, ...changes });
/** So that a word which few props have says much. */
const others = Array.from({ length: 20 }, (_, at) => prop(`other${at}`, 'Something else.'));
const rank = (
  words: string,
  props: readonly PropDoc[],
  findSynonyms?: (word: string) => string[],
) => rankProps([...props, ...others], words.split(' '), findSynonyms && { findSynonyms });
const order = (...asked: Parameters<typeof rank>) =>
  rank(...asked).map(({ prop: { name } }) => name);

it.each<[string, string, PropDoc[]]>([
  [
    'a part of a name before a value',
    'dot',
    [prop('a', '', { values: literals('dot') }), prop('dotColor')],
  ],
  [
    'a value before what is said',
    'dot',
    [prop('a', 'A dot.'), prop('b', '', { values: literals('dot') })],
  ],
  [
    'a word that begins as a name before a value',
    'maximum',
    [prop('a', '', { values: literals('maximum') }), prop('max')],
  ],
  ['the whole of a name before a part', 'dot', [prop('dotColorSize'), prop('dot')]],
  [
    'the whole of a name in other words before a part',
    'hide clear',
    [prop('clearIconSize'), prop('disableClear')],
  ],
  [
    'what was said before other words for it',
    'border',
    [prop('outlineColor'), prop('borderColor')],
  ],
  [
    'a word of few props before one of many',
    'dot text',
    [
      prop('textA'),
      prop('dotSizeB'),
      ...['B', 'C', 'D'].map((letter) => prop(`textSize${letter}`)),
    ],
  ],
  [
    'a word that says much before one of any question',
    'dot custom',
    [prop('customOneX'), prop('dotOneX')],
  ],
  [
    'its own prop before one from elsewhere',
    'dot',
    [prop('dotA', '', { inherited: true }), prop('dotB')],
  ],
  [
    'one from elsewhere before one that many components share',
    'dot',
    [prop('dotA', '', { group: 'StyleProps' }), prop('dotB', '', { inherited: true })],
  ],
])('%s', (_, words, props) => {
  const [first, second] = order(words, props);
  expect([first, second]).toEqual([props[1]!.name, props[0]!.name]);
});

it.each([
  ['closed', 'dismissible'],
  ['pages', 'paginator'],
  ['middle', 'centered'],
  ['animation', 'transition'],
])('knows of %s as %s', (word, name) => {
  expect(order(word, [prop('a'), prop(name)])).toEqual([name]);
});

it('finds what has other words for all that is said', () => {
  expect(order('disabled days', [prop('isDateUnavailable')])).toEqual(['isDateUnavailable']);
  expect(rank('disabled days', [prop('isDateUnavailable')])[0]!.told).toBe(1);
});

it('a short name is no beginning', () => {
  expect(order('maximum', [prop('ma')])).toEqual([]);
  expect(order('maximum', [prop('max')])).toEqual(['max']);
});

it('what says nothing of the question is left out, and so are words that every question has', () => {
  expect(order('dot', [prop('a')])).toEqual([]);
  expect(order('the which', [prop('theWhich', 'The which.')])).toEqual([]);
  // But for those that stand for others.
  expect(order('most', [prop('max')])).toEqual(['max']);
  expect(order('without', [prop('disableA')])).toEqual(['disableA']);
});

it('of what many components share, values say nothing', () => {
  const css = { values: literals('dot'), group: 'StyleProps' };
  expect(order('dot', [prop('a', '', css), prop('b', 'A dot.', css)])).toEqual(['b']);
});

it('words of the library count as others do, but for those of several words', () => {
  const synonyms = (word: string) => (word === 'hue' ? ['tone', 'side sheet'] : []);
  expect(order('hue', [prop('tone'), prop('side')], synonyms)).toEqual(['tone']);
  expect(order('hue', [prop('tone')])).toEqual([]);
});

it('knows of each prop how much of the question it has to do with', () => {
  const facts = (words: string, one: PropDoc) => {
    const { isNamed, told, inName, says } = rank(words, [one])[0]!;
    return { isNamed, told, inName, says };
  };
  expect(facts('full width please', prop('fullWidth'))).toEqual({
    ...{ isNamed: true, told: 1, inName: 1, says: ['full', 'width'] },
  });
  expect(facts('entire width', prop('fullWidth'))).toEqual({
    ...{ isNamed: false, told: 1, inName: 1, says: ['width'] },
  });
  expect(facts('width of a star', prop('fullWidth'))).toEqual({
    ...{ isNamed: false, told: 0.5, inName: 0.5, says: ['width'] },
  });
  expect(facts('star', prop('a', 'A star.'))).toEqual({
    ...{ isNamed: false, told: 1, inName: 0, says: [] },
  });
  expect(facts('star', prop('a', '', { values: literals('star') }))).toEqual({
    ...{ isNamed: false, told: 1, inName: 0, says: ['star'] },
  });
  // What says little is not counted.
  expect(facts('custom star', prop('starCustom'))).toEqual({
    ...{ isNamed: true, told: 1, inName: 1, says: ['star'] },
  });
  expect(facts('custom', prop('customA'))).toEqual({
    ...{ isNamed: false, told: 0, inName: 0, says: [] },
  });
});

it('knows which words of the question a prop means, in these or in other words', () => {
  const means = (words: string, one: PropDoc) => rank(words, [one])[0]!.means;
  expect(means('border star', prop('outlineColor'))).toEqual(['border']);
  expect(means('custom border', prop('outlineCustom'))).toEqual(['border']);
  expect(means('custom star', prop('customA', 'A star.'))).toEqual([]);
  expect(means('star dot', prop('a', 'A dot.', { values: literals('star') }))).toEqual(['star']);
});

it('knows how rare a word of a name is', () => {
  const rarity = (words: string, ...props: PropDoc[]) => rank(words, props)[0]!.rarity;
  const one = rarity('star', prop('starSize'));
  const two = rarity('star', prop('starSize'), prop('starColor'));
  expect(one).toBeCloseTo(Math.log(1 + 21 / 2) / Math.log(22));
  expect(two).toBeCloseTo(Math.log(1 + 22 / 3) / Math.log(23));
  expect(rarity('star moon', prop('starMoon'), prop('starColor'))).toBeGreaterThan(two);
  expect(rarity('custom', prop('customSize'))).toBe(0);
  expect(rarity('star', prop('a', 'A star.'))).toBe(0);
});

it('knows whether the whole of a name is said in one, without an `on` of several words', () => {
  const isWhole = (name: string, ...said: string[]) =>
    rankProps([prop(name)], said, { said })[0]?.isWhole;
  expect(isWhole('onCheckedChange', 'checked', 'change')).toBe(true);
  expect(isWhole('onCheckedChange', 'change', 'checked')).toBe(false);
  expect(isWhole('onChange', 'change')).toBe(false);
  expect(isWhole('onChange', 'on', 'change')).toBe(true);
  expect(isWhole('fullWidthSize', 'width', 'size')).toBe(false);
  expect(isWhole('fullWidthSize', 'the', 'full', 'width', 'size', 'it')).toBe(true);
  expect(isWhole('size', 'size')).toBe(false);
});
