import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['checked', 'indeterminate', 'disabled', 'color', 'size', 'icon', 'checkedIcon'],
  props: { checked: true, slotProps: { input: { 'aria-label': 'Newsletter' } } },
  presets: {
    icon: { Heart: <FavoriteBorderIcon /> },
    checkedIcon: { 'Filled heart': <FavoriteIcon /> },
  },
  handlers: {
    onChange: (_event: unknown, checked: boolean) => ({ checked, indeterminate: false }),
  },
} satisfies PlaygroundOptions;
