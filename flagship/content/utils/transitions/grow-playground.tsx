import Paper from '@mui/material/Paper';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['in', 'timeout'],
  props: { in: true, children: <Paper sx={{ p: 3 }}>Here I am</Paper> },
  presets: { timeout: { '2000 milliseconds': 2000, '100 milliseconds': 100, auto: 'auto' } },
} satisfies PlaygroundOptions;
