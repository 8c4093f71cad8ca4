import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

export default function ResponsiveDialog() {
  const [open, setOpen] = useState(false);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        House rules
      </Button>
      <Dialog fullScreen={fullScreen} open={open} onClose={close}>
        <DialogTitle>House rules</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Quiet hours begin at ten. Bicycles go to the yard, shoes to the shelf, and whoever
            finishes the coffee makes the next pot.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Agree</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
