import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Sound settings
      </Button>
      <Dialog fullScreen open={open} onClose={close} slots={{ transition: SlideUp }}>
        <AppBar component="div" position="static">
          <Toolbar>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ flex: 1 }}>Sound</DialogTitle>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <Stack>
            <FormControlLabel control={<Switch defaultChecked />} label="Ring for calls" />
            <FormControlLabel control={<Switch />} label="Ring for messages" />
            <FormControlLabel control={<Switch />} label="Key clicks" />
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
