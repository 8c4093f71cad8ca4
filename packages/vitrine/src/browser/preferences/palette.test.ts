import { describe, expect, test } from 'vitest';
import { contrastRatio, makeReadable, mix, shellVariables } from './palette.ts';

describe('contrastRatio', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#2196f3', '#ffffff', 3.12],
    ['#336699', '#336699', 1],
  ])('%s on %s: %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
  });
});

describe('mix', () => {
  test('goes from one colour to the other', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#f50057', '#000000', 0.08)).toBe('#e10050');
    expect(mix('#102030', '#0a0b0c', 1)).toBe('#0a0b0c');
  });
});

describe('makeReadable', () => {
  test('keeps a colour that can be read', () => {
    expect(makeReadable('#1769aa', '#ffffff', 4.5)).toBe('#1769aa');
  });
  test.each([
    ['#ffeb3b', '#ffffff', 4.5],
    ['#2196f3', '#f0f0f0', 4.5],
    ['#000000', '#2a2a2a', 4.5],
    ['#1a237e', '#121212', 7],
  ])('moves %s on %s just so far that its contrast is %d', (color, background, contrast) => {
    expect(contrastRatio(color, background)).toBeLessThan(contrast);
    const readable = contrastRatio(makeReadable(color, background, contrast), background);
    expect(readable).toBeGreaterThanOrEqual(contrast);
    expect(readable).toBeLessThan(contrast + 0.6);
  });
  test('ends at white or black where nothing is enough', () => {
    expect(makeReadable('#888888', '#999999', 21)).toBe('#000000');
    expect(makeReadable('#888888', '#333333', 21)).toBe('#ffffff');
  });
});

describe('the shell’s colours', () => {
  const hues = ['#000000', '#ffffff', '#ffff00', '#00e5ff', '#d50000', '#2962ff', '#808080'];
  const pairs = hues.flatMap((primary) => hues.map((secondary) => ({ primary, secondary })));

  test('can be read, whatever the reader chooses', () => {
    for (const colors of pairs) {
      const { light, dark } = shellVariables(colors);
      for (const [variables, background] of [
        [light, '#f0f0f0'],
        [dark, '#2a2a2a'],
      ] as const) {
        expect(contrastRatio(variables['--v-primary']!, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(variables['--v-link']!, background)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(light['--v-bar']!, '#ffffff')).toBeGreaterThanOrEqual(6);
      expect(contrastRatio(dark['--v-bar']!, '#ffffff')).toBeGreaterThanOrEqual(6);
    }
  });

  test('are the chosen ones where they can be read', () => {
    const { light } = shellVariables({ primary: '#004d40', secondary: '#880e4f' });
    expect(light).toEqual({
      '--v-primary': '#004d40',
      '--v-bar': '#004d40',
      '--v-link': '#880e4f',
    });
  });
});
