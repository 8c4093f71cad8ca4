import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function ContainedModal() {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <Paper
      ref={setPanel}
      sx={{ position: 'relative', width: '100%', maxWidth: 400, minHeight: 200 }}
    >
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ m: 2 }}>
        Ask for help
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={panel}
        disableEnforceFocus
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-label="Help" sx={{ position: 'relative', p: 2 }}>
          <p>Only this panel is covered.</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </Paper>
  );
}
