import Box from '@mui/material/Box';
import { Cell } from './cell';

const seeds = ['Basil', 'Chives', 'Dill', 'Lovage', 'Mint', 'Sage', 'Thyme'];

export default function AutoFillGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
      }}
    >
      {seeds.map((seed) => (
        <Cell key={seed}>{seed}</Cell>
      ))}
    </Box>
  );
}
