import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export default function SnackbarAndFab() {
  const [open, setOpen] = useState(false);

  return (
    <Paper
      sx={{ position: 'relative', overflow: 'hidden', width: '100%', maxWidth: 360, height: 320 }}
    >
      <Box sx={{ p: 2 }}>
        <Button onClick={() => setOpen((wasOpen) => !wasOpen)}>
          {open ? 'Close the message' : 'Archive'}
        </Button>
      </Box>
      <Fab
        color="secondary"
        aria-label="Write"
        sx={{
          position: 'absolute',
          insetInlineEnd: 16,
          insetBlockEnd: 16,
          transform: open ? 'translateY(-64px)' : 'none',
          transition: (theme) =>
            theme.transitions.create('transform', {
              duration: theme.transitions.duration[open ? 'enteringScreen' : 'leavingScreen'],
            }),
        }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Archived"
        sx={{ position: 'absolute', insetInline: 8, insetBlockEnd: 8 }}
      />
    </Paper>
  );
}
