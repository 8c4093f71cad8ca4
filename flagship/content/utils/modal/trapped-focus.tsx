import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import TrapFocus from '@mui/material/Unstable_TrapFocus';
import { useState } from 'react';

export default function TrappedFocus() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Filter
      </Button>
      {open && (
        <TrapFocus open>
          <Paper
            role="group"
            aria-label="Filter"
            tabIndex={-1}
            onKeyDown={({ key }) => key === 'Escape' && close()}
            sx={{ p: 2, width: '100%', boxSizing: 'border-box' }}
          >
            <Stack spacing={2}>
              <TextField label="City" size="small" />
              <TextField label="Street" size="small" />
              <Button onClick={close}>Show the results</Button>
            </Stack>
          </Paper>
        </TrapFocus>
      )}
    </Stack>
  );
}
