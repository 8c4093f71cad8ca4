import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const brand = createTheme({
  palette: {
    primary: { main: '#006064' },
    secondary: { main: '#ffab00' },
  },
});

export default function BrandTheme() {
  return (
    <ThemeProvider theme={brand}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Primary</Button>
        <Button variant="contained" color="secondary">
          Secondary
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
