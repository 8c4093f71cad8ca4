import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['direction', 'spacing', 'divider'],
  props: {
    direction: 'row',
    spacing: 2,
    children: [<Chip label="One" />, <Chip label="Two" />, <Chip label="Three" />],
  },
  presets: { divider: { Line: <Divider orientation="vertical" flexItem /> } },
} satisfies PlaygroundOptions;
