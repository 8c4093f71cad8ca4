import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function LeadingEdge() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener mouseEvent="onMouseDown" touchEvent="onTouchStart" onClickAway={close}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && close()}
        sx={{ position: 'relative', minHeight: 110, width: 240 }}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Open
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 44, p: 2, zIndex: 1 }}
          >
            Closes as soon as you press.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
