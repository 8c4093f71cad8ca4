import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function GridOffset() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={4} offset={4}>
        <Cell>size 4, offset 4</Cell>
      </Grid>
      <Grid size={3}>
        <Cell>size 3</Cell>
      </Grid>
      <Grid size={5} offset="auto">
        <Cell>size 5, offset auto</Cell>
      </Grid>
    </Grid>
  );
}
