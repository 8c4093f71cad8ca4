import { describe, expect, it } from 'vitest';
import { countMistakes, listCorrections } from './typos.ts';

const correctWord = (typed: string, vocabulary: readonly string[]) =>
  listCorrections(typed, vocabulary).map(({ word }) => word);

const names = ['button', 'buttons', 'bottom', 'autocomplete', 'tooltip', 'tabs', 'table', 'slider'];

describe('correctWord', () => {
  it.each([
    ['buton', 'button', 'a letter missing'],
    ['buttton', 'button', 'a letter too many'],
    ['bitton', 'button', 'a wrong letter'],
    ['buttno', 'button', 'two letters swapped'],
    ['utton', 'button', 'the first letter missing'],
    ['ubtton', 'button', 'the first letters swapped'],
    ['autcomp', 'autocomplete', 'half-typed'],
    ['autokomplette', 'autocomplete', 'two mistakes in a long word'],
  ])('%s means %s: %s', (typed, meant) => {
    expect(correctWord(typed, names)[0]).toBe(meant);
  });

  it.each([
    ['tab', 'too short to be wrong'],
    ['butt', 'the beginning of a word'],
    ['zebra', 'like nothing'],
    ['slytr', 'two mistakes in a short word'],
  ])('leaves %s: %s', (typed) => {
    expect(correctWord(typed, names)).toEqual([]);
  });

  it('offers the nearest first and not many', () => {
    const many = ['buttonx', 'buttony', 'buttonz', 'button', 'buttonw'];
    expect(correctWord('buttno', many)).toEqual(['button', 'buttonw', 'buttonx']);
  });
});

describe('countMistakes', () => {
  it.each([
    ['abc', 'abcdef', 0],
    ['abd', 'abcdef', 1],
    ['bac', 'abcdef', 1],
    ['xyz', 'abcdef', 3],
  ])('%s to the beginning of %s: %i', (typed, word, mistakes) => {
    expect(countMistakes(typed, word, 5)).toBe(mistakes);
  });

  it('stops above the limit', () => {
    expect(countMistakes('xxxxxxxx', 'abcdefgh', 2)).toBe(3);
  });
});
