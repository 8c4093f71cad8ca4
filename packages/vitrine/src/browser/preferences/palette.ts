import { luminance, type Rgb } from '../../shared/colors/luminance.ts';
import type { Colors } from '../../shared/preferences.ts';
import type { ColorVariables } from './stored-preferences.ts';

/** Contrast that normal text needs (WCAG 2.2, success criterion 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Contrast of white with the bar. More than text needs: the search field on it is lighter. */
const BAR_CONTRAST = 6;
/** The backgrounds that leave coloured text of the shell the least contrast (`tokens.css`, hovered). */
const BACKGROUNDS = { light: '#f0f0f0', dark: '#2a2a2a' };
const WHITE = '#ffffff';
const BLACK = '#000000';
/** The bar in dark mode: a surface with a hint of the primary colour. */
const DARK_BAR = { surface: '#1c1c1c', share: 0.15 };

/**
 * The shell's colours for the reader's two, as far as the contrast of text allows: a colour that would be
 * unreadable is darkened, or lightened in dark mode, until it is not.
 */
export function shellVariables({ primary, secondary }: Colors): ColorVariables {
  const textColors = (background: string) => ({
    '--v-primary': makeReadable(primary, background, TEXT_CONTRAST),
    '--v-link': makeReadable(secondary, background, TEXT_CONTRAST),
  });
  return {
    light: {
      ...textColors(BACKGROUNDS.light),
      '--v-bar': makeReadable(primary, WHITE, BAR_CONTRAST),
    },
    dark: {
      ...textColors(BACKGROUNDS.dark),
      '--v-bar': mix(DARK_BAR.surface, primary, DARK_BAR.share),
    },
  };
}

/**
 * The contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of "contrast ratio").
 * @param a six hexadecimal digits after `#`, as every colour here
 */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [a, b]
    .map((each) => luminance(parse(each)))
    .sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colour, or the nearest one towards black or white that has the contrast to the background. */
export function makeReadable(color: string, background: string, contrast: number): string {
  const [white, black] = [WHITE, BLACK].map((each) => contrastRatio(each, background));
  const end = black! > white! ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(color, end, share);
    if (contrastRatio(tried, background) >= contrast) return tried;
  }
  return end;
}

/** A colour with a share (0 to 1) of another. */
export function mix(color: string, other: string, share: number): string {
  const to = parse(other);
  const mixed = parse(color).map((value, index) => value + (to[index]! - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function parse(color: string): Rgb {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
