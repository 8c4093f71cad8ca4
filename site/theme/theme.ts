import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { AdapterPalette } from 'vitrine/adapter';
import { DOCS_COLORS, toColorSchemes } from './palette.ts';

/** Constants of the specification, section 9, where they differ from the library's defaults. */
const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 };
const TOOLTIP_TOUCH_DELAYS = { enterTouchDelay: 1000, leaveTouchDelay: 1500 };

const themeWithSchemes = createSchemesTheme({
  light: { palette: { secondary: { main: DOCS_COLORS.secondary } } },
  dark: { palette: { secondary: { main: '#ff8ab5' } } },
});

/**
 * The theme of every demo. Colours are CSS variables that follow `data-mode` on `<html>`, so light and
 * dark need no second render. Without `colorSchemes` the provider neither keeps a mode of its own nor
 * writes the variables once per demo.
 */
export const themes: Record<'ltr' | 'rtl', Partial<Theme>> = {
  ltr: withDirection('ltr'),
  rtl: withDirection('rtl'),
};

type Sheet = Record<string, Record<string, string>>;

/** The style sheet that defines the theme's CSS variables for both modes. */
export const renderVariableSheets = (theme: Theme = themeWithSchemes): Sheet[] =>
  theme.generateStyleSheets() as Sheet[];

/** Every variable that is another one in a theme of the reader's colours. */
export const palette: AdapterPalette = (colors) => {
  const [own, chosen] = [themeWithSchemes, createSchemesTheme(toColorSchemes(colors))].map(
    (theme) => readVariables(renderVariableSheets(theme)),
  );
  const changed = (mode: 'light' | 'dark') =>
    Object.fromEntries(
      Object.entries(chosen![mode]).filter(([name, value]) => own![mode][name] !== value),
    );
  return { light: changed('light'), dark: changed('dark') };
};

function readVariables(sheets: Sheet[]) {
  const ofMode = (mode: string): Record<string, string> => {
    const rules = sheets.flatMap((sheet) => Object.entries(sheet));
    const own = rules.filter(([selector]) => selector.includes(`[data-mode="${mode}"]`));
    return Object.assign({}, ...own.map(([, variables]) => variables)) as Record<string, string>;
  };
  return { light: ofMode('light'), dark: ofMode('dark') };
}

function createSchemesTheme(colorSchemes: object): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes,
    breakpoints: { values: BREAKPOINTS },
    components: { MuiTooltip: { defaultProps: TOOLTIP_TOUCH_DELAYS } },
  });
}

function withDirection(direction: 'ltr' | 'rtl'): Partial<Theme> {
  const { colorSchemes: _, ...theme } = themeWithSchemes;
  return { ...theme, direction };
}
