import Box from '@mui/material/Box';

export default function SxShorthands() {
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 4 },
        py: 2,
        maxWidth: 1,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 3,
        typography: 'h6',
      }}
    >
      All of this comes from the theme
    </Box>
  );
}
