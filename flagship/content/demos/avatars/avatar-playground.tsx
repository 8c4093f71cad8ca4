import FolderIcon from '@mui/icons-material/Folder';
import type { PlaygroundOptions } from 'vitrine/playground';
import mira from './mira.svg';

export default {
  controls: ['children', 'src', 'variant', 'sx'],
  props: { children: 'Letters', alt: 'Mira', sx: 'Blue' },
  presets: {
    src: { Picture: mira },
    children: { Letters: 'MK', Icon: <FolderIcon titleAccess="Folder" /> },
    sx: {
      Blue: { bgcolor: 'primary.dark', color: 'primary.contrastText' },
      'Large and blue': {
        width: 72,
        height: 72,
        fontSize: 32,
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
      },
    },
  },
} satisfies PlaygroundOptions;
