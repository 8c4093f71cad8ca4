import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';
import { useId, useState } from 'react';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function SlideTransition() {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Leave the room
      </Button>
      <Dialog
        role="alertdialog"
        aria-describedby={textId}
        open={open}
        onClose={close}
        slots={{ transition: SlideUp }}
      >
        <DialogTitle>Leave the room?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            You will need a new invitation to come back.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Stay
          </Button>
          <Button onClick={close}>Leave</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
