import { describe, expect, it } from 'vitest';
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
    ['button', ['bxttxn'], 'bxttxn'],
    ['button', ['bxtxxn'], ''],
    ['a'.repeat(200), [`${'a'.repeat(199)}b`], `${'a'.repeat(199)}b`],
    ['a'.repeat(201), [`${'a'.repeat(200)}b`], ''],
  ])('%s in %j is %j', (name, candidates, closest) => {
    expect(findClosest(name, candidates)).toBe(closest);
  });
});
