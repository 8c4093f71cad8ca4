import Button from '@mui/material/Button';
import { blue, pink } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BlueSwitch } from './blue-switch';

const redTheme = createTheme({ palette: { primary: { main: pink[800] } } });
const blueTheme = createTheme({ palette: { primary: { main: blue[900] } } });

export default function DynamicTheme() {
  return (
    <BlueSwitch>
      {(isBlue) => (
        <ThemeProvider theme={isBlue ? blueTheme : redTheme}>
          <Button variant="contained">Nested theme</Button>
        </ThemeProvider>
      )}
    </BlueSwitch>
  );
}
