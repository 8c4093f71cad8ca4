import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Cell>Chapters</Cell>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={12}>
          <Cell>Title</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Text</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Picture</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
