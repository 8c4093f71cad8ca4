import FavoriteIcon from '@mui/icons-material/Favorite';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'value',
    'max',
    'precision',
    'size',
    'icon',
    'readOnly',
    'disabled',
    'highlightSelectedOnly',
  ],
  props: { value: 3 },
  presets: { icon: { Heart: <FavoriteIcon fontSize="inherit" /> } },
  handlers: {
    onChange: (_event: unknown, value: number | null) => ({ value: value ?? 0 }),
  },
  wrap: (element) => (
    <FormControl component="fieldset">
      <FormLabel component="legend">Your opinion</FormLabel>
      {element}
    </FormControl>
  ),
} satisfies PlaygroundOptions;
