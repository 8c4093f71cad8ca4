import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Arcade: violet and lime with thick lines and hard shadows, for what should not look like work. */
export const themeOptions: ThemeOptions = {
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#5b21b6' },
        secondary: { main: '#b80f5a' },
        success: { main: '#146c43' },
        background: { default: '#fdf4ff', paper: '#ffffff' },
        text: { primary: '#1e1033', secondary: '#584a6e' },
        divider: '#1e1033',
      },
    },
    dark: {
      palette: {
        primary: { main: '#c4f042' },
        secondary: { main: '#ff8ac0' },
        success: { main: '#7ee2a8' },
        background: { default: '#150a26', paper: '#22123b' },
        text: { primary: '#f6efff', secondary: '#c5b4de' },
        divider: '#c5b4de',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontSize: 13,
    h4: { fontWeight: 800, letterSpacing: '-0.04em' },
    h6: { fontWeight: 800 },
    button: { fontWeight: 800, textTransform: 'lowercase' },
    overline: { fontWeight: 700 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({
          border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
          boxShadow: `3px 3px 0 ${(theme.vars ?? theme).palette.divider}`,
          '&:active': { boxShadow: 'none', transform: 'translateY(3px)' },
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }),
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme }) => ({
          border: `2px solid ${(theme.vars ?? theme).palette.divider}`,
          backgroundImage: 'none',
        }),
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderWidth: 2 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 700 } } },
    MuiLinearProgress: { styleOverrides: { root: { height: 12, borderRadius: 4 } } },
  },
};

export const theme = createTheme(themeOptions);
