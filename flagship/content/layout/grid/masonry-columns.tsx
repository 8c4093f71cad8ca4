import Box from '@mui/material/Box';
import { Cell } from './cell';

const heights = [110, 60, 150, 80, 130, 90, 60, 120];

export default function MasonryColumns() {
  return (
    <Box sx={{ width: '100%', columnWidth: 140, columnGap: 1.5 }}>
      {heights.map((height, index) => (
        <Cell
          key={index}
          sx={{ mb: 1.5, breakInside: 'avoid', boxSizing: 'border-box' }}
          style={{ height }}
        >
          {index + 1}
        </Cell>
      ))}
    </Box>
  );
}
