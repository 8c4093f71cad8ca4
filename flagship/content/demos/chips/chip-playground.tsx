import DoneIcon from '@mui/icons-material/Done';
import Avatar from '@mui/material/Avatar';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'label',
    'variant',
    'color',
    'size',
    'avatar',
    'onDelete',
    'deleteIcon',
    'clickable',
    'disabled',
  ],
  props: { label: 'Kofi' },
  presets: {
    avatar: { Letter: <Avatar>K</Avatar> },
    onDelete: { Handler: () => {} },
    deleteIcon: { 'Check mark': <DoneIcon /> },
  },
} satisfies PlaygroundOptions;
