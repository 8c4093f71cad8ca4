import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { Cell } from './cell';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function ResponsiveGrid() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={{ xs: 1, md: 2 }}>
        {months.map((month) => (
          <Grid key={month} size={{ xs: 12, sm: 6, md: 4 }}>
            <Cell>{month}</Cell>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
