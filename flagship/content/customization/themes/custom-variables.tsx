import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface Theme {
    parcel?: { express: string };
  }
  interface ThemeOptions {
    parcel?: { express: string };
  }
}

const theme = createTheme({ parcel: { express: '#bf360c' } });

const ExpressLabel = styled('strong')(({ theme: { parcel } }) => ({
  padding: '2px 8px',
  borderRadius: 4,
  color: '#fff',
  backgroundColor: parcel?.express,
}));

export default function CustomVariables() {
  return (
    <ThemeProvider theme={theme}>
      <Typography>
        Parcel 4711: <ExpressLabel>express</ExpressLabel>
      </Typography>
    </ThemeProvider>
  );
}
