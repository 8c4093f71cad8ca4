import Button from '@mui/material/Button';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['open', 'message', 'action', 'anchorOrigin', 'autoHideDuration'],
  props: { open: false, message: 'Draft saved' },
  presets: {
    action: {
      Undo: (
        <Button color="inherit" size="small">
          Undo
        </Button>
      ),
    },
    anchorOrigin: {
      'Top, centre': { vertical: 'top', horizontal: 'center' },
      'Top, right': { vertical: 'top', horizontal: 'right' },
      'Bottom, centre': { vertical: 'bottom', horizontal: 'center' },
      'Bottom, right': { vertical: 'bottom', horizontal: 'right' },
    },
  },
  handlers: {
    // The controls are outside of the snackbar too.
    onClose: (_event: unknown, reason: string): Record<string, boolean> =>
      reason === 'clickaway' ? {} : { open: false },
  },
  aside: (change) => (
    <Button variant="outlined" onClick={() => change({ open: true })}>
      Show the message
    </Button>
  ),
} satisfies PlaygroundOptions;
