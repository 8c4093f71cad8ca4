import DeleteIcon from '@mui/icons-material/Delete';
import SendIcon from '@mui/icons-material/Send';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'children',
    'variant',
    'color',
    'size',
    'startIcon',
    'endIcon',
    'disabled',
    'loading',
    'loadingPosition',
    'fullWidth',
    'disableElevation',
    'href',
  ],
  props: { children: 'Send', variant: 'contained', endIcon: 'Paper plane' },
  presets: {
    startIcon: { Bin: <DeleteIcon />, 'Paper plane': <SendIcon /> },
    endIcon: { Bin: <DeleteIcon />, 'Paper plane': <SendIcon /> },
  },
} satisfies PlaygroundOptions;
