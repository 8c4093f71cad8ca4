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

  it.each([
    ['tavs', ['tabs'], 'a key beside the right one'],
    ['tebs', ['tabs'], 'a vowel for another'],
    ['atbs', ['tabs'], 'letters swapped'],
  ])('of short words, %s means %j: %s', (typed, meant) => {
    expect(correctWord(typed, meant)).toEqual(meant);
  });

  it('takes no short word for another whose letter is far away on the keyboard', () => {
    expect(correctWord('home', ['hover'])).toEqual([]);
    expect(correctWord('night', ['right'])).toEqual([]);
    expect(correctWord('knight', ['kright'])).toEqual(['kright']);
  });

  it('corrects whole words alone amid others, and nothing far from them', () => {
    const amid = (typed: string, vocabulary: string[]) =>
      listCorrections(typed, vocabulary, true).map(({ word }) => word);
    expect(amid('autcomp', names)).toEqual([]);
    expect(amid('client', ['center'])).toEqual([]);
    expect(amid('currency', ['current'])).toEqual([]);
    expect(amid('autokomplette', names)[0]).toBe('autocomplete');
    expect(amid('buton', names)[0]).toBe('button');
    expect(amid('linier', ['linear', 'center'])[0]).toBe('linear');
    expect(amid('lenar', ['liner'])).toEqual([]);
    expect(amid('pallete', ['palette'])).toEqual([]);
    expect(correctWord('pallete', ['palette'])).toEqual(['palette']);
  });

  it.each([
    ['slidders', 'slider', 'a letter doubled, in the plural'],
    ['stepepr', 'stepper', 'letters swapped'],
    ['avatsrs', 'avatar', 'a key beside the right one'],
    ['sqarre', 'square', 'a vowel missing and a consonant twice'],
    ['komand', 'comand', 'a consonant that is heard alike'],
  ])('two mistakes of a word alone: %s means %s, with %s', (typed, meant) => {
    expect(correctWord(typed, [meant])).toEqual([meant]);
  });

  it.each([
    ['father', 'faster', 'another consonant'],
    ['artist', 'article', 'another ending'],
    ['island', 'stand', 'another beginning'],
    ['research', 'search', 'letters more at the beginning'],
  ])('%s is not %s: %s', (typed, word) => {
    expect(correctWord(typed, [word])).toEqual([]);
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
