import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['in', 'orientation', 'collapsedSize', 'timeout'],
  props: {
    in: false,
    collapsedSize: '40 pixels',
    children: (
      <Paper variant="outlined" sx={{ p: 2, width: 240 }}>
        <Typography gutterBottom>The first line.</Typography>
        <Typography gutterBottom>The second line.</Typography>
        <Typography>The last line.</Typography>
      </Paper>
    ),
  },
  presets: {
    collapsedSize: { '40 pixels': 40, '72 pixels': 72 },
    timeout: { '1000 milliseconds': 1000, auto: 'auto' },
  },
} satisfies PlaygroundOptions;
