import Button from '@mui/material/Button';
import { green, purple } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { BeforeAfter } from './before-after';

const theme = createTheme({
  palette: {
    primary: { main: purple[700] },
    secondary: { main: green[800] },
  },
});

export default function PaletteTheme() {
  return (
    <BeforeAfter theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Primary</Button>
        <Button variant="contained" color="secondary">
          Secondary
        </Button>
      </Stack>
    </BeforeAfter>
  );
}
