import { describe, expect, it } from 'vitest';
import { levenshtein } from '../text/levenshtein.ts';
import { findClosest } from './closest-match.ts';

describe('findClosest', () => {
  it.each([
    ['buton', ['button', 'badge'], 'button'],
    ['Button', ['button'], 'button'],
    ['sizes', ['size', 'sizes-2', 'colours'], 'size'],
    ['colour', ['color', 'colors'], 'color'],
    ['/getting-started/faq', ['/getting-started/usage'], ''],
    ['/getting-started/usag', ['/getting-started/usage'], '/getting-started/usage'],
    ['ab', ['xy'], ''],
    // Two characters that have changed places are one mistake.
    ['titel', ['till', 'title'], 'title'],
    ['tset', ['test', 'sett'], 'test'],
    ['otd', ['dot'], ''],
    ['anything', [], ''],
    // Of the last segment a third may differ, not of the whole path.
    ['/a/usage', ['/a/usexx'], ''],
    ['/abc/de', ['/abc/xx'], ''],
    ['/a/bcdef', ['/a/bcxxx'], ''],
    ['abcdef', ['abcdxx'], 'abcdxx'],
    ['abcde', ['abcxx'], ''],
    ['/abcdef', ['/abcdxx'], '/abcdxx'],
    ['/abcde', ['/abcxx'], ''],
    ['button', ['bxttxn'], 'bxttxn'],
    ['button', ['bxtxxn'], ''],
    ['a'.repeat(200), [`${'a'.repeat(199)}b`], `${'a'.repeat(199)}b`],
    ['a'.repeat(201), [`${'a'.repeat(200)}b`], ''],
  ])('%s in %j is %j', (name, candidates, closest) => {
    expect(findClosest(name, candidates)).toBe(closest);
  });
});

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['abc', 'abc', 0],
  ['abc', 'abx', 1],
  ['abc', 'ac', 1],
  ['ac', 'abc', 1],
  ['kitten', 'sitting', 3],
  // Letters next to each other have changed places.
  ['ab', 'ba', 1],
  ['titel', 'title', 1],
  ['abcd', 'badc', 2],
  // Only one of the two is there, or something is between them.
  ['ab', 'bc', 2],
  ['ab', 'ca', 2],
  ['axb', 'bxa', 2],
  ['aab', 'aba', 1],
  ['aa', 'ab', 1],
  ['abc', 'cab', 2],
])('%j is %j but for %i', (one, other, steps) => {
  expect(levenshtein(one, other)).toBe(steps);
  expect(levenshtein(other, one)).toBe(steps);
});
