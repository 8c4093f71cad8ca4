import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['in', 'direction', 'timeout'],
  props: {
    in: true,
    direction: 'up',
    timeout: 400,
    children: <Paper sx={{ p: 3 }}>Here I am</Paper>,
  },
  wrap: (element) => <Box sx={{ p: 3, overflow: 'hidden' }}>{element}</Box>,
} satisfies PlaygroundOptions;
