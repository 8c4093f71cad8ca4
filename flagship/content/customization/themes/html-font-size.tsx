import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({ typography: { htmlFontSize: 10 } });

const smallRoot = <GlobalStyles styles={{ html: { fontSize: '62.5%' } }} />;

export default function HtmlFontSize() {
  return (
    <ThemeProvider theme={theme}>
      {smallRoot}
      <Box sx={{ p: 2 }}>
        <Typography>A rem is 10 pixels here, and this text has 16 all the same.</Typography>
      </Box>
    </ThemeProvider>
  );
}
