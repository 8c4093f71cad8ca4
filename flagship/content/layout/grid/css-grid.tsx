import Box from '@mui/material/Box';
import { Cell } from './cell';

export default function CssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: '2fr 1fr 1fr',
        gridTemplateAreas: '"head head head" "main side side" "main foot foot"',
      }}
    >
      <Cell sx={{ gridArea: 'head' }}>head</Cell>
      <Cell sx={{ gridArea: 'main' }}>main, over two rows</Cell>
      <Cell sx={{ gridArea: 'side' }}>side</Cell>
      <Cell sx={{ gridArea: 'foot' }}>foot</Cell>
    </Box>
  );
}
