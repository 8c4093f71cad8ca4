import Paper from '@mui/material/Paper';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['in', 'timeout'],
  props: { in: true, timeout: 400, children: <Paper sx={{ p: 3 }}>Here I am</Paper> },
} satisfies PlaygroundOptions;
