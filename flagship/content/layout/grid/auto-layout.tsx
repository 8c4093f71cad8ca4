import Grid from '@mui/material/Grid';
import { Cell } from './cell';

export default function AutoLayout() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size="grow">
        <Cell>grow</Cell>
      </Grid>
      <Grid size={6}>
        <Cell>6</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>grow</Cell>
      </Grid>
      <Grid size="auto">
        <Cell>auto: as wide as this text</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>grow</Cell>
      </Grid>
    </Grid>
  );
}
