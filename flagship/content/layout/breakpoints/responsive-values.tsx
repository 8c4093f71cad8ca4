import Box from '@mui/material/Box';

export default function ResponsiveValues() {
  return (
    <Box sx={{ p: 2 }}>
      <Box
        sx={{
          p: { xs: 1, sm: 3, lg: 6 },
          fontSize: { xs: '1rem', sm: '1.25rem', md: '1.5rem' },
          textAlign: { xs: 'start', md: 'center' },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
        }}
      >
        More room, larger letters.
      </Box>
    </Box>
  );
}
