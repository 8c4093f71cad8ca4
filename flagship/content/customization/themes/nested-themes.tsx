import Button from '@mui/material/Button';
import { orange, teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const outer = createTheme({ palette: { primary: { main: teal[800] } } });
const inner = createTheme({ palette: { primary: { main: orange[600] } } });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outer</Button>
        <ThemeProvider theme={inner}>
          <Button variant="contained">Inner</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
