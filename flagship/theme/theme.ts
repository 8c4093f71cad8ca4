import type { Theme } from '@mui/material/styles';
import type { AdapterPalette } from 'vitrine/adapter';
import { createSchemesTheme, DOCS_SCHEMES } from './create-theme.ts';
import { toColorSchemes } from './palette.ts';

const themeWithSchemes = createSchemesTheme(DOCS_SCHEMES);

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

function withDirection(direction: 'ltr' | 'rtl'): Partial<Theme> {
  const { colorSchemes: _, ...theme } = themeWithSchemes;
  // It looks for the schemes in its own theme, and without them ignores what is meant for dark mode.
  return { ...theme, direction, applyStyles: theme.applyStyles.bind(themeWithSchemes) };
}
