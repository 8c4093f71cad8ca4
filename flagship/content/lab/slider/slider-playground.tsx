import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'min',
    'max',
    'step',
    'marks',
    'valueLabelDisplay',
    'track',
    'orientation',
    'color',
    'size',
    'disabled',
  ],
  props: { 'aria-label': 'Volume', defaultValue: 30, step: 10, marks: true },
  wrap: (element) => <Box sx={{ width: 220, height: 160, pt: 5 }}>{element}</Box>,
} satisfies PlaygroundOptions;
