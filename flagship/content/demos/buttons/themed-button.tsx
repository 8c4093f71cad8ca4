import Button from '@mui/material/Button';
import { green } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: green[800] } },
  shape: { borderRadius: 16 },
});

export default function ThemedButton() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Green below this provider</Button>
    </ThemeProvider>
  );
}
