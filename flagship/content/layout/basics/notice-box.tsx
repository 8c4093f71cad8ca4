import Box from '@mui/material/Box';

export default function NoticeBox() {
  return (
    <Box
      component="section"
      aria-label="Opening hours"
      sx={{
        p: 2,
        maxWidth: 360,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { boxShadow: 3 },
      }}
    >
      The library is open from Tuesday to Saturday, and on the first Sunday of the month.
    </Box>
  );
}
