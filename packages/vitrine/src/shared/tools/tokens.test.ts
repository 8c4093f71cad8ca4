import { expect, it } from 'vitest';
import { charactersFor, countTokens } from './tokens.ts';

it.each([
  ['', 0],
  ['a', 1],
  ['a'.repeat(37), 10],
  ['a'.repeat(38), 11],
  ['\u007f', 1],
  ['\u0080'.repeat(10), 10],
  [`${'a'.repeat(37)}${'é'.repeat(5)}`, 15],
])('%j has %i tokens', (text, tokens) => {
  expect(countTokens(text)).toBe(tokens);
});

it('as much of a text is read as its tokens allow', () => {
  expect(charactersFor('a'.repeat(37), 10)).toBe(37);
  expect(charactersFor('a'.repeat(37), 11)).toBe(37);
  expect(charactersFor('a'.repeat(37), 9)).toBe(33);
  expect(charactersFor('記'.repeat(100), 50)).toBe(50);
});
