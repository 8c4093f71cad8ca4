import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24];

export default function PaperElevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 3,
        pb: 5,
        width: '100%',
      }}
    >
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ height: 64, display: 'grid', placeItems: 'center', typography: 'body1' }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
