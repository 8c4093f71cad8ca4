import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function RowColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4, md: 6 }} sx={{ width: '100%' }}>
      {['North', 'East', 'South', 'West'].map((wing) => (
        <Grid key={wing} size={6}>
          <Cell>{wing}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
