import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function GridColumns() {
  return (
    <Grid container spacing={1} columns={{ xs: 5, sm: 10 }} sx={{ width: '100%' }}>
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Grid key={day} size={{ xs: 1, sm: 2 }}>
          <Cell>{day}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
