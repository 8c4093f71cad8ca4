import { describe, expect, it } from 'vitest';
import { findClosest } from './closest-match.js';

describe('findClosest', () => {
  it.each([
    ['buton', ['button', 'badge'], 'button'],
    ['Button', ['button'], 'button'],
    ['sizes', ['size', 'sizes-2', 'colours'], 'size'],
    ['colour', ['color', 'colors'], 'color'],
    ['ab', ['xy'], ''],
    ['anything', [], ''],
  ])('%s in %j is %j', (name, candidates, closest) => {
    expect(findClosest(name, candidates)).toBe(closest);
  });
});
