import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { createSchemesTheme, DOCS_SCHEMES } from './create-theme.ts';
import { toColorSchemes, type PaletteColors } from './palette.ts';

interface ProviderProps {
  preferences: {
    mode: 'light' | 'dark';
    direction: 'ltr' | 'rtl';
    /** `null` for the colours of the documentation. */
    colors: PaletteColors | null;
  };
  children: ReactNode;
}

/** Gives the demo the theme, the colours and the direction that it had in the documentation. */
export function Provider({ preferences: { mode, direction, colors }, children }: ProviderProps) {
  const theme = createSchemesTheme(colors ? toColorSchemes(colors) : DOCS_SCHEMES, direction);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme} defaultMode={mode} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const caches = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};
