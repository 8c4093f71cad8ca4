import { createTheme, decomposeColor, getContrastRatio, rgbToHex } from '@mui/material/styles';

/** Contrast with its background that text needs: WCAG 2.2, 1.4.3 for normal and for large text. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

const { palette } = createTheme();

/** What Material UI makes of a main colour; every value in hexadecimal. */
export function toPaletteColor(main: string) {
  const { light, dark, contrastText } = palette.augmentColor({ color: { main } });
  return { main, light: rgbToHex(light), dark: rgbToHex(dark), contrastText };
}

/**
 * Reads what a person types as a colour: three or six hexadecimal digits, with or without `#`.
 * @returns six digits after `#`, or `null` for anything else
 */
export function parseHex(text: string): string | null {
  const digits = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Contrast of text with its background, counting what shines through text that is not opaque. */
export function textContrast(text: string, background: string): number {
  const { values, type } = decomposeColor(text);
  const opacity = type === 'rgba' ? values[3]! : 1;
  const behind = decomposeColor(background).values;
  const seen = values
    .slice(0, 3)
    .map((value, index) => Math.round(value * opacity + behind[index]! * (1 - opacity)));
  return getContrastRatio(`rgb(${seen.join(', ')})`, background);
}

/** Black or white, whichever stands out more. */
export function readableText(background: string): string {
  const [black, white] = ['#000', '#fff'];
  return getContrastRatio(black, background) >= getContrastRatio(white, background) ? black : white;
}

/** Rounded down, so that 4.49 does not pass as 4.5. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
