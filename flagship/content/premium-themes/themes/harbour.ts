import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** Harbour: navy and brass on cool grey. Flat, tidy, for tools that people work in all day. */
export const themeOptions: ThemeOptions = {
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b3c5d' },
        secondary: { main: '#8a5a00' },
        success: { main: '#1b6b4a' },
        background: { default: '#f2f5f8', paper: '#ffffff' },
        text: { primary: '#102a3d', secondary: '#47606f' },
        divider: '#c9d4dd',
      },
    },
    dark: {
      palette: {
        primary: { main: '#8cc4e8' },
        secondary: { main: '#e9b949' },
        success: { main: '#6fcf9f' },
        background: { default: '#0a1822', paper: '#12242f' },
        text: { primary: '#e8f0f5', secondary: '#a9bdc9' },
        divider: '#2b4252',
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: '"Segoe UI", "Helvetica Neue", Arial, sans-serif',
    h4: { fontWeight: 600, letterSpacing: '-0.01em' },
    h6: { fontWeight: 600 },
    button: { fontWeight: 600, textTransform: 'none' },
    overline: { fontWeight: 600, letterSpacing: '0.08em' },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiChip: { styleOverrides: { root: { borderRadius: 4, fontWeight: 600 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
  },
};

export const theme = createTheme(themeOptions);
