import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useState } from 'react';

export default function SimpleSnackbar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const closeUnlessClicked = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') close();
  };

  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive the letter
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={closeUnlessClicked}
        message="Letter archived"
        action={
          <>
            <Button color="inherit" size="small" onClick={close}>
              Undo
            </Button>
            <IconButton color="inherit" size="small" aria-label="Close" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Box>
  );
}
