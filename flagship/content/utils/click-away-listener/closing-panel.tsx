import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';

export default function ClosingPanel() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && close()}
        sx={{ position: 'relative', minHeight: 160, width: 240 }}
      >
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Where is it?
        </Button>
        {open && (
          <Paper
            id={id}
            elevation={4}
            sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 44, p: 2, zIndex: 1 }}
          >
            Behind the old crane. Click anywhere else to close this.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
