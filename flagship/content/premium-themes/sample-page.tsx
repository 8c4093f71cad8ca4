import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SampleForm } from './sample-form.tsx';
import { SampleTabs } from './sample-tabs.tsx';

/** Components as an application shows them together, in whatever theme is around them. */
export function SamplePage({ name }: { name: string }) {
  return (
    <Box
      role="region"
      aria-label={`Sample page: ${name}`}
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.default',
        color: 'text.primary',
        borderRadius: 1,
      }}
    >
      <Typography variant="overline" component="p" color="textSecondary">
        Allotment 12
      </Typography>
      <Typography variant="h4" component="h3" gutterBottom>
        The beans are up
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>
        Nine rows since Monday, and rain is on its way. The two at the fence still want a net before
        the pigeons find them.
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
        <Button variant="contained">Water now</Button>
        <Button variant="outlined" color="secondary">
          Not today
        </Button>
        <Button>More about beans</Button>
      </Stack>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Paper sx={{ p: 2, height: '100%' }}>
            <SampleForm />
          </Paper>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Paper sx={{ p: 2, height: '100%' }}>
            <Typography variant="h6" component="h4" gutterBottom>
              This week
            </Typography>
            <SampleTabs />
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
              <Chip label="Beans" color="primary" />
              <Chip label="Peas" />
              <Chip label="Beetroot" color="secondary" />
            </Stack>
            <Typography id="sample-water" variant="body2" sx={{ mt: 2, mb: 1 }}>
              Rain barrel, 70 of 100 litres
            </Typography>
            <LinearProgress variant="determinate" value={70} aria-labelledby="sample-water" />
          </Paper>
        </Grid>
        <Grid size={12}>
          <Alert severity="success" variant="outlined">
            The gate has been mended.
          </Alert>
        </Grid>
      </Grid>
    </Box>
  );
}
