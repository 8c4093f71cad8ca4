import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BeforeAfterProps {
  theme: Theme | ((outer: Theme) => Theme);
  children: ReactNode;
}

/** The same components without a theme and with it. */
export function BeforeAfter({ theme, children }: BeforeAfterProps) {
  const after = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {Object.entries({ Before: children, After: after }).map(([label, content]) => (
        <Box key={label} component="figure" sx={{ m: 0 }}>
          <Typography component="figcaption" variant="body2" sx={{ mb: 1 }}>
            {label}
          </Typography>
          {content}
        </Box>
      ))}
    </Box>
  );
}
