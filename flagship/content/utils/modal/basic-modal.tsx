import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function BasicModal() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the poem
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          sx={{ p: 4, maxWidth: 360, outline: 'none' }}
        >
          <Typography id={`${id}-title`} variant="h6" component="h2" gutterBottom>
            Low tide
          </Typography>
          <Typography id={`${id}-text`} gutterBottom>
            The boats lie down to sleep, and what the sea has kept is ours till evening.
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
