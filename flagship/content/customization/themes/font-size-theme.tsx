import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = [12, 14, 18].map((fontSize) => createTheme({ typography: { fontSize } }));

export default function FontSizeTheme() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.typography.fontSize} theme={theme}>
          <Button variant="contained">{theme.typography.fontSize}</Button>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
