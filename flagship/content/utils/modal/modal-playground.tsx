import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

const isButton = ({ target }: { target: Element }) => target.closest('button') !== null;

export default {
  controls: ['open', 'hideBackdrop', 'disableScrollLock'],
  props: {
    open: false,
    sx: { display: 'grid', placeItems: 'center' },
    children: (
      <Paper role="dialog" aria-modal="true" aria-labelledby="modal-title" sx={{ p: 3 }}>
        <Typography id="modal-title" variant="h6" component="h2" gutterBottom>
          In front of the page
        </Typography>
        <Button variant="outlined">Close</Button>
      </Paper>
    ),
  },
  handlers: {
    onClose: () => ({ open: false }),
    onClick: (event: { target: Element }): Record<string, boolean> =>
      isButton(event) ? { open: false } : {},
  },
  aside: (change) => (
    <Button variant="outlined" onClick={() => change({ open: true })}>
      Open the modal
    </Button>
  ),
} satisfies PlaygroundOptions;
