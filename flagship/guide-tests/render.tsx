import { createTheme, ThemeProvider } from '@mui/material/styles';
import { configure, render as renderAlone } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

// Nothing waits that long, but a busy machine may.
configure({ asyncUtilTimeout: 10_000 });

const theme = createTheme({ motion: { reducedMotion: 'always' } });

function Providers({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Renders as the application does, and gives the test a user. */
export function render(element: ReactElement) {
  return { user: userEvent.setup(), ...renderAlone(element, { wrapper: Providers }) };
}
