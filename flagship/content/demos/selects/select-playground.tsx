import MenuItem from '@mui/material/MenuItem';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'size', 'autoWidth', 'disabled', 'error', 'readOnly', 'fullWidth'],
  props: {
    'aria-label': 'Season',
    defaultValue: 'summer',
    children: [
      <MenuItem value="spring">Spring</MenuItem>,
      <MenuItem value="summer">Summer</MenuItem>,
      <MenuItem value="autumn">Autumn</MenuItem>,
      <MenuItem value="winter">Winter</MenuItem>,
    ],
  },
} satisfies PlaygroundOptions;
