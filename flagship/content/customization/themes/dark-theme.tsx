import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkTheme() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper elevation={3} sx={{ p: 2, maxWidth: 320 }}>
        <Typography variant="h6" component="p">
          Night train
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>Departs at 22:04 from platform 3</Typography>
        <FormControlLabel control={<Switch defaultChecked />} label="Wake me up" />
        <Button>Change the seat</Button>
      </Paper>
    </ThemeProvider>
  );
}
