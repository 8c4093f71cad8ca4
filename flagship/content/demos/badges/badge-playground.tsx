import MailIcon from '@mui/icons-material/Mail';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'badgeContent',
    'max',
    'variant',
    'color',
    'overlap',
    'anchorOrigin',
    'showZero',
    'invisible',
  ],
  props: {
    badgeContent: '4',
    color: 'primary',
    role: 'img',
    'aria-label': 'Mail',
    children: <MailIcon color="action" />,
  },
  presets: {
    badgeContent: { '4': 4, '0': 0, '100': 100, new: 'new' },
    anchorOrigin: {
      'Bottom right': { vertical: 'bottom', horizontal: 'right' },
      'Bottom left': { vertical: 'bottom', horizontal: 'left' },
      'Top left': { vertical: 'top', horizontal: 'left' },
    },
  },
} satisfies PlaygroundOptions;
