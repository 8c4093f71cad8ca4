import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useRef, useState } from 'react';

export default function ClosableAlert() {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button ref={button} variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        Check for updates
      </Button>
      <Collapse in={open} unmountOnExit>
        <Alert role="status" severity="info" closeText="Close the message" onClose={close}>
          You have the latest version.
        </Alert>
      </Collapse>
    </Box>
  );
}
