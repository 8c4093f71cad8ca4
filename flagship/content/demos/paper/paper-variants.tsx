import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const sheet = {
  width: 120,
  height: 96,
  display: 'grid',
  placeItems: 'center',
  typography: 'body1',
};

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper sx={sheet}>elevation</Paper>
      <Paper variant="outlined" sx={sheet}>
        outlined
      </Paper>
      <Paper square sx={sheet}>
        square
      </Paper>
    </Stack>
  );
}
