import { pink } from '@mui/material/colors';
import { createTheme, darken, getContrastRatio, lighten, rgbToHex } from '@mui/material/styles';

/** Hexadecimal. No import from the engine: the file goes into the projects of sandboxes. */
export interface PaletteColors {
  primary: string;
  secondary: string;
}

/** How much darker than the accent the secondary colour is: white text can be read on it. */
const ACCENT_DARKENING = 0.08;
/** The accent of the docs. */
export const ACCENT = pink.A400;

/** The colours of the docs for readers who have not chosen their own. */
export const DOCS_COLORS: PaletteColors = {
  primary: createTheme().palette.primary.main,
  secondary: rgbToHex(darken(ACCENT, ACCENT_DARKENING)),
};

/** The background of dark mode, and the contrast that text needs with it (WCAG 2.2, 1.4.3). */
const DARK_BACKGROUND = '#121212';
const TEXT_CONTRAST = 4.5;

/** A main colour for dark mode: the same, or one as much lighter as reading text in it takes. */
export function toDarkMode(main: string): string {
  for (let amount = 0; amount < 1; amount += 0.05) {
    const lighter = amount === 0 ? main : rgbToHex(lighten(main, amount));
    if (getContrastRatio(lighter, DARK_BACKGROUND) >= TEXT_CONTRAST) return lighter;
  }
  return '#ffffff';
}

/** The two colours as colour schemes of a Material UI theme. */
export function toColorSchemes({ primary, secondary }: PaletteColors) {
  return {
    light: { palette: { primary: { main: primary }, secondary: { main: secondary } } },
    dark: {
      palette: {
        primary: { main: toDarkMode(primary) },
        secondary: { main: toDarkMode(secondary) },
      },
    },
  };
}
