import Box from '@mui/material/Box';

const rows = ['Anchor', 'Buoy', 'Compass', 'Dinghy'];

export default function SxSelectors() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: 220,
        listStyle: 'none',
        '& > li': { p: 1 },
        '& > li:nth-of-type(odd)': { bgcolor: 'action.selected' },
        '& > li:hover': { textDecoration: 'underline' },
        '@media print': { color: '#000' },
      }}
    >
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </Box>
  );
}
