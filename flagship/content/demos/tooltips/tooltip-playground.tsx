import Button from '@mui/material/Button';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'open',
    'title',
    'placement',
    'arrow',
    'followCursor',
    'enterDelay',
    'leaveDelay',
    'disableInteractive',
  ],
  props: {
    open: false,
    title: 'Two years of updates',
    describeChild: true,
    children: <Button variant="outlined">Buy</Button>,
  },
  handlers: {
    onOpen: () => ({ open: true }),
    onClose: () => ({ open: false }),
  },
} satisfies PlaygroundOptions;
