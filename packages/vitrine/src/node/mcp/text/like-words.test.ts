import { expect, it } from 'vitest';
import { blankProp } from '../../model/component-doc.ts';
import { findLikeWords, isGrouped, listDoers } from './like-words.ts';
import { rankProps } from './rank-props.ts';

it.each([
  ['closer', ['clos', 'close']],
  ['formatter', ['formatt', 'formatte', 'format']],
  ['actor', ['act', 'acte']],
  ['toggle', ['toggler']],
  ['plan', ['planer', 'planner']],
  ['door', []],
  ['tab', []],
])('what does %j, or what it does, is %j', (word, others) => {
  expect(listDoers(word)).toEqual(others);
});

it('knows other words for one in any of its forms, and what is done again', () => {
  expect(findLikeWords('picture')).toEqual(expect.arrayContaining(['image', 'photo', 'avatar']));
  expect(findLikeWords('pictures')).toEqual(expect.arrayContaining(['image', 'photo']));
  expect(findLikeWords('hide')).toEqual(expect.arrayContaining(['disable', 'close']));
  expect(findLikeWords('reposition')).toContain('position');
  // What is left of a short word is none.
  expect(findLikeWords('retry')).toEqual(listDoers('retry'));
  expect(findLikeWords('wobble')).toEqual(['wobbler']);
  expect([isGrouped('without'), isGrouped('wobble'), isGrouped('pictures')]).toEqual([
    ...[true, false, false],
  ]);
});

it.each([
  ['how many toasts', 'maxToasts'],
  ['put it above the button', 'direction'],
  ['placed beneath', 'placement'],
  ['how far from the button', 'gap'],
  ['poll every five seconds', 'refreshInterval'],
  ['partly checked', 'indeterminate'],
  ['half checked', 'indeterminate'],
  ['up to ten lines', 'maxRows'],
  ['show an error', 'customValidity'],
  ['two digits', 'decimalScale'],
  ['a sign in front', 'prefix'],
  ['stays fresh', 'staleTime'],
  ['press return', 'sendOnEnter'],
])('of what %j may mean, it is %s', (question, name) => {
  const names =
    'maxToasts direction placement gap refreshInterval indeterminate decimalScale prefix staleTime sendOnEnter maxRows customValidity';
  const props = names
    .split(' ')
    .map((each) => ({ ...blankProp(), ...{ name: each, type: 'string', description: '' } }));
  expect(rankProps(props, question.split(' ')).map(({ prop }) => prop.name)).toContain(name);
});
