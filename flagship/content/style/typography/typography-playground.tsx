import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['children', 'variant', 'color', 'align', 'noWrap', 'gutterBottom'],
  props: { children: 'Sphinx of black quartz, judge my vow.', variant: 'h5', component: 'p' },
  wrap: (element) => (
    <Box sx={{ width: 280, maxWidth: '100%', border: 1, borderColor: 'divider' }}>{element}</Box>
  ),
} satisfies PlaygroundOptions;
