import Box from '@mui/material/Box';
import { responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const withResponsiveSizes = (outer: Theme) => responsiveFontSizes(outer);

export default function ResponsiveSizes() {
  return (
    <ThemeProvider theme={withResponsiveSizes}>
      <Box sx={{ p: 2 }}>
        <Typography variant="h3" component="p">
          Forty-eight pixels at most
        </Typography>
        <Typography variant="h5" component="p">
          Twenty-four at most
        </Typography>
        <Typography>Running text stays as it is.</Typography>
      </Box>
    </ThemeProvider>
  );
}
