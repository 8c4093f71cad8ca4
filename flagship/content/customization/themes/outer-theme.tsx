import Button from '@mui/material/Button';
import { teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const outer = createTheme({ palette: { primary: { main: teal[800] } } });
const withRoundCorners = (theme: Theme): Theme => ({ ...theme, shape: { borderRadius: 20 } });

export default function OuterTheme() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outer</Button>
        <ThemeProvider theme={withRoundCorners}>
          <Button variant="contained">Inner</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
