import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { DOCS_COLORS } from './palette.ts';

/** Where the docs differ from the library's defaults: the widths are those at which the shell changes. */
const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 };
const TOOLTIP_TOUCH_DELAYS = { enterTouchDelay: 1000, leaveTouchDelay: 1500 };
const PAPER_ELEVATION = 2;
/** A swiped drawer stays open from half its width on. */
const SWIPE_HYSTERESIS = 0.5;

/** The docs' own colours. */
export const DOCS_SCHEMES = {
  light: { palette: { secondary: { main: DOCS_COLORS.secondary } } },
  dark: { palette: { secondary: { main: '#ff8ab5' } } },
};

/** The theme of the demos, here and in the projects that readers take away. */
export function createSchemesTheme(colorSchemes: object, direction: 'ltr' | 'rtl' = 'ltr'): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes,
    direction,
    breakpoints: { values: BREAKPOINTS },
    // The library's own default is to ignore what people have asked their system for.
    motion: { reducedMotion: 'system' },
    components: {
      MuiPaper: {
        defaultProps: { elevation: PAPER_ELEVATION },
        styleOverrides: {
          // The veil of raised papers is for dark mode. Its variable has a fallback, so that 9.5.0 draws it
          // in light mode too; it is set on the element itself.
          root: ({ theme }) => theme.applyStyles('light', { '--Paper-overlay': 'none !important' }),
        },
      },
      MuiSwipeableDrawer: { defaultProps: { hysteresis: SWIPE_HYSTERESIS } },
      MuiTooltip: { defaultProps: TOOLTIP_TOUCH_DELAYS },
    },
  });
}
