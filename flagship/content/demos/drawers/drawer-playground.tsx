import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { PlaygroundOptions } from 'vitrine/playground';

const isButton = ({ target }: { target: Element }) => target.closest('button') !== null;

export default {
  controls: ['open', 'anchor', 'hideBackdrop', 'elevation'],
  props: {
    open: false,
    slotProps: { paper: { 'aria-label': 'Filter' } },
    children: [
      <Box sx={{ p: 2, minWidth: 200, minHeight: 120 }}>
        <Button variant="outlined">Close</Button>
      </Box>,
    ],
  },
  handlers: {
    onClose: () => ({ open: false }),
    onClick: (event: { target: Element }): Record<string, boolean> =>
      isButton(event) ? { open: false } : {},
  },
  aside: (change) => (
    <Button variant="outlined" onClick={() => change({ open: true })}>
      Open the drawer
    </Button>
  ),
} satisfies PlaygroundOptions;
