import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { PlaygroundOptions } from 'vitrine/playground';

const isButton = ({ target }: { target: Element }) => target.closest('button') !== null;

export default {
  controls: ['open', 'maxWidth', 'fullWidth', 'fullScreen', 'scroll', 'role'],
  props: {
    open: false,
    'aria-labelledby': 'playground-title',
    children: [
      <DialogTitle id="playground-title">Delete the album?</DialogTitle>,
      <DialogContent>
        <DialogContentText>All 214 photos of “Summer” go with it.</DialogContentText>
      </DialogContent>,
      <DialogActions>
        <Button>Keep it</Button>
        <Button color="error">Delete</Button>
      </DialogActions>,
    ],
  },
  handlers: {
    onClose: () => ({ open: false }),
    onClick: (event: { target: Element }): Record<string, boolean> =>
      isButton(event) ? { open: false } : {},
  },
  aside: (change) => (
    <Button variant="outlined" onClick={() => change({ open: true })}>
      Open the dialog
    </Button>
  ),
} satisfies PlaygroundOptions;
