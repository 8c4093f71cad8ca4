import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Broadsheet: black, red and rules. Serifs, square corners and no shadows, for pages that are read. */
export const themeOptions: ThemeOptions = {
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#111111' },
        secondary: { main: '#b3131b' },
        background: { default: '#fffdf8', paper: '#fffdf8' },
        text: { primary: '#111111', secondary: '#555555' },
        divider: '#111111',
      },
    },
    dark: {
      palette: {
        primary: { main: '#f5f1e6' },
        secondary: { main: '#ff8d85' },
        background: { default: '#14120f', paper: '#14120f' },
        text: { primary: '#f5f1e6', secondary: '#b9b3a4' },
        divider: '#8d8778',
      },
    },
  },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: 'Charter, "Bitstream Charter", Georgia, "Times New Roman", serif',
    fontSize: 15,
    h4: { fontWeight: 700, lineHeight: 1.1 },
    h6: { fontWeight: 700 },
    button: { letterSpacing: 0, textTransform: 'none', textDecoration: 'underline' },
    overline: {
      fontStyle: 'italic',
      letterSpacing: 0,
      textTransform: 'none',
      fontSize: '0.875rem',
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // A frame says enough; only a bare word needs its line.
      styleOverrides: {
        contained: { textDecoration: 'none' },
        outlined: { textDecoration: 'none' },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundImage: 'none',
          borderBlockStart: `3px double ${(theme.vars ?? theme).palette.divider}`,
        }),
      },
    },
    MuiTextField: { defaultProps: { variant: 'standard' } },
    MuiTab: { styleOverrides: { root: { textDecoration: 'none' } } },
    MuiChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 0 } },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 2 } } },
  },
};

export const theme = createTheme(themeOptions);
