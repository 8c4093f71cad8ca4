import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    parcel?: { express: string };
  }
  interface ThemeOptions {
    parcel?: { express: string };
  }
}

const theme = createTheme({ parcel: { express: '#bf360c' } });

const ExpressLabel = styled('strong')(({ theme: { parcel } }) => ({ color: parcel?.express }));

export default function CustomVariables() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2 }}>
        Parcel 4711: <ExpressLabel>express</ExpressLabel>
      </Paper>
    </ThemeProvider>
  );
}
