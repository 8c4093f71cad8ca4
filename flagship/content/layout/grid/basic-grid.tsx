import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={12}>
        <Cell>all 12</Cell>
      </Grid>
      <Grid size={8}>
        <Cell>8</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4</Cell>
      </Grid>
    </Grid>
  );
}
