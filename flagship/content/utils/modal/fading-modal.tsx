import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function FadingModal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Fade in
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 600 } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={600}>
          <Paper role="dialog" aria-modal="true" aria-label="Fog" sx={{ p: 4, outline: 'none' }}>
            <p>Like fog, it comes and goes slowly.</p>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
