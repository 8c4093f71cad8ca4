import Button from '@mui/material/Button';
import { green } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: green[800] } },
  shape: { borderRadius: 16 },
});

export default function ThemedButton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Theme of the page</Button>
      <ThemeProvider theme={theme}>
        <Button variant="contained">Green below this provider</Button>
      </ThemeProvider>
    </Stack>
  );
}
