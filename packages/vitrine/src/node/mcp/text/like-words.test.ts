import { expect, it } from 'vitest';
import { findLikeWords, isGrouped, listDoers } from './like-words.ts';

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
