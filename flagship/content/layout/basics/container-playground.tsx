import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['maxWidth', 'disableGutters'],
  props: {
    maxWidth: 'xs',
    children: <Box sx={{ p: 2, bgcolor: 'background.paper' }}>As wide as its container allows</Box>,
  },
  wrap: (element) => <Box sx={{ width: '100%', bgcolor: 'action.selected' }}>{element}</Box>,
} satisfies PlaygroundOptions;
