import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Meadow: leaf green and clay on warm white. Round and soft, for things that people do of their own will. */
export const themeOptions: ThemeOptions = {
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2f6b3a' },
        secondary: { main: '#a2402a' },
        success: { main: '#2f6b3a' },
        background: { default: '#faf7ef', paper: '#fffdf7' },
        text: { primary: '#26301f', secondary: '#59634f' },
        divider: '#e2dcc8',
      },
    },
    dark: {
      palette: {
        primary: { main: '#9ccc8f' },
        secondary: { main: '#f0a58f' },
        success: { main: '#9ccc8f' },
        background: { default: '#161b13', paper: '#20271c' },
        text: { primary: '#eef2e6', secondary: '#b5c0a9' },
        divider: '#3a4534',
      },
    },
  },
  shape: { borderRadius: 20 },
  typography: {
    fontFamily: 'Optima, Candara, "Noto Sans", source-sans-pro, sans-serif',
    fontSize: 15,
    h4: { fontWeight: 500 },
    h6: { fontWeight: 500 },
    button: { fontSize: '1rem', textTransform: 'none' },
    overline: { letterSpacing: '0.02em', textTransform: 'none' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, paddingInline: 24 } },
    },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 14 } } },
    MuiPaper: {
      styleOverrides: { elevation1: { boxShadow: '0 8px 32px rgb(48 60 32 / 12%)' } },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 10, borderRadius: 999 } } },
    MuiTabs: { styleOverrides: { indicator: { height: 4, borderRadius: 4 } } },
  },
};

export const theme = createTheme(themeOptions);
