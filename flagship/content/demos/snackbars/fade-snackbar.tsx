import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export default function FadeSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Fade in
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        slots={{ transition: Fade }}
        transitionDuration={600}
        message="Here without a movement"
      />
    </Box>
  );
}
