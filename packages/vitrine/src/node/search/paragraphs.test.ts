import { describe, expect, it } from 'vitest';
import { joinParagraphs, MAX_CONTENT } from './paragraphs.ts';

describe('joinParagraphs', () => {
  it('makes one piece of what fits', () => {
    expect(joinParagraphs(['One.', 'Two.'])).toEqual(['One. Two.']);
    expect(joinParagraphs([])).toEqual([]);
  });

  it('begins another where it would grow too long', () => {
    const half = 'x'.repeat(MAX_CONTENT / 2);
    expect(joinParagraphs([half, half, 'y']).map((piece) => piece.length)).toEqual([
      MAX_CONTENT / 2,
      MAX_CONTENT / 2 + 2,
    ]);
  });

  it.each([
    ['between words', 'word '.repeat(1000).trim()],
    ['anywhere in a script without spaces, but not inside a character', `x${'😀'.repeat(3000)}`],
  ])('cuts what is too long %s, losing nothing', (_, text) => {
    const pieces = joinParagraphs([text]);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(MAX_CONTENT);
      expect(piece).not.toMatch(/^\s|\s$|^[\udc00-\udfff]|[\ud800-\udbff]$/);
    }
    expect(pieces.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});

it('fills a piece to its last character', () => {
  const filled = ['x'.repeat(MAX_CONTENT - 2), 'y'];
  expect(joinParagraphs(filled)).toEqual([filled.join(' ')]);
  expect(joinParagraphs(['x'.repeat(MAX_CONTENT - 1), 'y'])).toHaveLength(2);
  expect(joinParagraphs(['x'.repeat(MAX_CONTENT)])).toHaveLength(1);
  expect(joinParagraphs(['x'.repeat(MAX_CONTENT + 1)])).toEqual(['x'.repeat(MAX_CONTENT), 'x']);
  expect(joinParagraphs([''])).toEqual([]);
});

it('cuts where the last word ends, wherever that is', () => {
  const words = `${'x'.repeat(MAX_CONTENT)} y`;
  expect(joinParagraphs([words])).toEqual(words.split(' '));
  const early = `x ${'y'.repeat(MAX_CONTENT)}`;
  expect(joinParagraphs([early])).toEqual(early.split(' '));
  const leading = ` ${'y'.repeat(MAX_CONTENT)}`;
  expect(joinParagraphs([leading])[0]).toHaveLength(MAX_CONTENT);
  const spaced = `${'x'.repeat(MAX_CONTENT - 1)}   y`;
  expect(joinParagraphs([spaced]).join('')).toMatch(/^x+ ?y$/);
});

it('looks for a character that a cut would part where it cuts', () => {
  const [first] = joinParagraphs([`${'x'.repeat(MAX_CONTENT + 1)}😀`]);
  expect(first).toHaveLength(MAX_CONTENT);
});
