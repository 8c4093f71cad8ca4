import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Constants of the specification, section 9, where they differ from the library's defaults. */
const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 };
/** Pink A400 darkened by 0.08: the specification's secondary colour. */
const SECONDARY = 'rgb(225, 0, 80)';
const TOOLTIP_TOUCH_DELAYS = { enterTouchDelay: 1000, leaveTouchDelay: 1500 };

const themeWithSchemes = createTheme({
  cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
  colorSchemes: {
    light: { palette: { secondary: { main: SECONDARY } } },
    dark: { palette: { secondary: { main: '#ff8ab5' } } },
  },
  breakpoints: { values: BREAKPOINTS },
  components: { MuiTooltip: { defaultProps: TOOLTIP_TOUCH_DELAYS } },
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

/** The style sheet that defines the theme's CSS variables for both modes. */
export const renderVariableSheets = (): object[] => themeWithSchemes.generateStyleSheets();

function withDirection(direction: 'ltr' | 'rtl'): Partial<Theme> {
  const { colorSchemes: _, ...theme } = themeWithSchemes;
  return { ...theme, direction };
}
