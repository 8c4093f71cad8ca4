import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCardTexts } from './card-texts.ts';
import type { CardFont } from './fonts.ts';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'card-texts-'));
  writeFileSync(path.join(cacheDir, 'font'), 'font');
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

/** The facts of which a card was made, and not taken from the cache. */
function make(facts: string[], engineId = 'engine'): string[] {
  const made: string[] = [];
  const fonts = [{ file: path.join(cacheDir, 'font') } as CardFont];
  const texts = openCardTexts({ cacheDir, engineId }, fonts);
  for (const fact of facts) {
    const svg = texts.get([fact], () => {
      made.push(fact);
      return `<svg>${fact}</svg>`;
    });
    expect(svg).toBe(`<svg>${fact}</svg>`);
  }
  texts.save();
  return made;
}

it('makes a card once, and keeps those that are asked for', () => {
  expect(make(['one', 'two', 'one'])).toEqual(['one', 'two']);
  expect(make(['one', 'two'])).toEqual([]);
  expect(make(['one'])).toEqual([]);
  expect(make(['one', 'two'])).toEqual(['two']);
});

it('makes all anew with other fonts, or by another engine', () => {
  make(['one']);
  expect(make(['one'], 'newer')).toEqual(['one']);
  writeFileSync(path.join(cacheDir, 'font'), 'other');
  expect(make(['one'], 'newer')).toEqual(['one']);
});
