import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function DecisionModal() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') return;
    decide('Not decided');
  };

  function decide(next: string) {
    setAnswer(next);
    setOpen(false);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Delete the draft
      </Button>
      <div role="status">{answer}</div>
      <Modal open={open} onClose={handleClose} sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper
          role="alertdialog"
          aria-modal="true"
          aria-label="Delete the draft?"
          sx={{ p: 3, outline: 'none' }}
        >
          <p>The draft cannot be restored. Delete it?</p>
          <Button onClick={() => decide('Kept')} autoFocus>
            Keep
          </Button>
          <Button color="error" onClick={() => decide('Deleted')}>
            Delete
          </Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
