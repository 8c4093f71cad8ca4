import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Discard draft
      </Button>
      <Dialog role="alertdialog" aria-describedby={textId} open={open} onClose={close}>
        <DialogTitle>Discard the draft?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            The text you have written since Monday will be lost.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep writing
          </Button>
          <Button onClick={close}>Discard</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
