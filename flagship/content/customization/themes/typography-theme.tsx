import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BeforeAfter } from './before-after';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    button: { textTransform: 'none', fontWeight: 700 },
  },
});

export default function TypographyTheme() {
  return (
    <BeforeAfter theme={theme}>
      <Box sx={{ maxWidth: 320 }}>
        <Typography gutterBottom>The post office is open until noon.</Typography>
        <Button variant="contained">Send a postcard</Button>
      </Box>
    </BeforeAfter>
  );
}
