import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { luminance } from '../../../shared/colors/luminance.ts';

const readStyles = (name: string) =>
  readFileSync(new URL(`../../../browser/styles/${name}`, import.meta.url), 'utf8');

/** Colours of each token class, from `pre .k { color: light-dark(…, …) }`. */
function readColours(css: string): Map<string, [light: string, dark: string]> {
  const rules = css.matchAll(/pre ([^{]+?) \{\s*color: light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    [...rules].flatMap(([, selector = '', light = '', dark = '']) =>
      [...selector.matchAll(/\.(\w+)/g)].map(([, name = '']): [string, [string, string]] => [
        name,
        [light, dark],
      ]),
    ),
  );
}

/** Relative luminance, from WCAG 2.2. */
function measureLuminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const at = (place: number) => parseInt(hex.slice(place, place + 2), 16);
  return luminance([at(1), at(3), at(5)]);
}

function measureContrast(a: string, b: string): number {
  const [low = 0, high = 0] = [measureLuminance(a), measureLuminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('code.css', () => {
  const colours = readColours(readStyles('code.css'));
  const [light, dark] = [...readStyles('tokens.css').matchAll(/--v-code-bg: (#\w+);/g)].map(
    ([, colour = '']) => colour,
  );

  it('has a colour for every class of the highlighter', () => {
    const used = ['../../../shared/code-tokens.ts', 'line-tokenizers.ts'].flatMap((file) => {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      return [...source.matchAll(/class: '(\w)'|, '(\w)'\)/g)].map(([, a, b]) => a ?? b);
    });
    expect([...new Set(used)].sort()).toEqual([...colours.keys()].sort());
  });

  it.each([...colours.keys()])('reads well: %s', (name) => {
    const [onLight, onDark] = colours.get(name)!;
    // WCAG 2.2 AA for text of this size.
    expect(measureContrast(onLight, light!)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(onDark, dark!)).toBeGreaterThanOrEqual(4.5);
  });

  it('measures contrast as WCAG does', () => {
    expect(measureContrast('#000000', '#fff')).toBeCloseTo(21);
    expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
