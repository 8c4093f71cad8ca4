import type { TextStyle } from '../config/social-cards.ts';
import { escapeHtml } from '../base/escape.ts';
import type { CardFont } from './fonts.ts';

const ELLIPSIS = '…';
/** Characters that take the font of the one before them: spaces and marks. */
const NEUTRAL = /^[\s\p{M}\p{Cf}]$/u;

/** Breaks a text into lines that fit, between words where that is possible. */
export function breakLines(text: string, style: TextStyle, fonts: readonly CardFont[]): string[] {
  const fits = (line: string) => measure(line, style, fonts) <= style.width;
  const lines: string[] = [];
  let line = '';
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => (fits(word) ? word : split(word, fits)));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= style.lines) return lines;
  // No more than the next line can have a place there, whatever the length of the text.
  const last = [...lines.slice(style.lines - 1, style.lines + 1).join(' ')];
  while (!fits(last.join('').trimEnd() + ELLIPSIS)) last.pop();
  return [...lines.slice(0, style.lines - 1), last.join('').trimEnd() + ELLIPSIS];
}

/** Parts of a word that is too long for any line. */
function split(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** Width of a text in pixels; without kerning and ligatures, which make it narrower. */
export function measure(
  text: string,
  { size, weight }: Pick<TextStyle, 'size' | 'weight'>,
  fonts: readonly CardFont[],
): number {
  let ems = 0;
  for (const { font, text: part } of fontRuns(text, weight, fonts)) {
    for (const character of part) ems += font.advanceOf(font.glyphOf(character.codePointAt(0)!));
  }
  return ems * size;
}

/**
 * Sets a line as `<tspan>` elements, one for each font, in the direction of its first letter. The renderer
 * itself falls back to another font only for a text of which its own has no character at all.
 */
export function setLine(text: string, weight: number, fonts: readonly CardFont[]): string {
  // The renderer sets every line from left to right.
  const directed = isRightToLeft(text) ? `\u202B${text}\u202C` : text;
  return fontRuns(directed, weight, fonts)
    .map(({ font, text: part }) => {
      const text = escapeHtml(part);
      return `<tspan font-family="${font.alias}" font-weight="${font.weight}">${text}</tspan>`;
    })
    .join('');
}

function fontRuns(text: string, weight: number, fonts: readonly CardFont[]) {
  const runs: { font: CardFont; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = NEUTRAL.test(character) && last ? last.font : fontOf(character, weight, fonts);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** The first family that has the character, in the weight that is nearest to the wanted one. */
function fontOf(character: string, weight: number, fonts: readonly CardFont[]): CardFont {
  const codePoint = character.codePointAt(0)!;
  const first = fonts.find((font) => font.glyphOf(codePoint) !== 0) ?? fonts.at(-1)!;
  return fonts
    .filter((font) => font.family === first.family && font.glyphOf(codePoint) !== 0)
    .reduce(
      (best, font) =>
        Math.abs(font.weight - weight) < Math.abs(best.weight - weight) ? font : best,
      first,
    );
}

/** The first character that no font has; empty when every one can be drawn. */
export function findMissing(text: string, fonts: readonly CardFont[]): string {
  const isDrawn = (character: string) =>
    NEUTRAL.test(character) || fonts.some((font) => font.glyphOf(character.codePointAt(0)!) !== 0);
  return [...text].find((character) => !isDrawn(character)) ?? '';
}

/** Tells whether a text reads from right to left: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    letter,
  );
}
