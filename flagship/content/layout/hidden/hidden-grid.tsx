import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { CurrentWidth } from './current-width';

export default function HiddenGrid() {
  return (
    <Box sx={{ p: 2 }}>
      <CurrentWidth />
      <Grid container spacing={2}>
        <Grid size={4} sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Contents, from sm up
          </Paper>
        </Grid>
        <Grid size="grow">
          <Paper variant="outlined" sx={{ p: 2 }}>
            Text
          </Paper>
        </Grid>
        <Grid size={3} sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Notes, from lg up
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
