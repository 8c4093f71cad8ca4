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
    ['anything', [], ''],
  ])('%s in %j is %j', (name, candidates, closest) => {
    expect(findClosest(name, candidates)).toBe(closest);
  });
});
