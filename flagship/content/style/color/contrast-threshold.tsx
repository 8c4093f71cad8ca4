import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// White text on this orange has a contrast of 3.1:1.
const themes = [3, 4.5].map((contrastThreshold) =>
  createTheme({ palette: { contrastThreshold, primary: { main: '#ed6c02' } } }),
);

export default function ContrastThreshold() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.contrastThreshold} theme={theme}>
          <Button variant="contained" sx={{ fontSize: '1.5rem' }}>
            Threshold {theme.palette.contrastThreshold}
          </Button>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
