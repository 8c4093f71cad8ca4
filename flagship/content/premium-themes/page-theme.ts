import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** A theme for a part of this page, and the style sheets that define its variables for light and dark. */
export interface PageTheme {
  theme: Partial<Theme>;
  sheets: ReturnType<Theme['generateStyleSheets']>;
}

/**
 * Makes a theme follow the light and dark of this page, which is a matter of CSS variables and of no
 * further render. The variables have names of their own, so that they meet no others.
 */
export function createPageTheme(
  name: string,
  options: ThemeOptions,
  direction: 'ltr' | 'rtl',
): PageTheme {
  const whole = createTheme({
    ...options,
    cssVariables: { cssVarPrefix: name, colorSchemeSelector: '[data-mode="%s"]' },
    direction,
  });
  // With schemes the provider would keep a mode of its own, which the page already has.
  const { colorSchemes: _, ...rest } = whole;
  const theme = { ...rest, applyStyles: whole.applyStyles.bind(whole) };
  return { theme, sheets: whole.generateStyleSheets() };
}
