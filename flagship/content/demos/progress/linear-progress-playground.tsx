import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'value', 'valueBuffer', 'min', 'max', 'color'],
  props: { 'aria-label': 'Film', variant: 'buffer', value: 30, valueBuffer: 50 },
  wrap: (element) => <Box sx={{ width: 320, maxWidth: '100%' }}>{element}</Box>,
} satisfies PlaygroundOptions;
