import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useState, type MouseEvent } from 'react';

export default function HookPopper() {
  const { triggerProps, popperProps } = usePopper();

  return (
    <>
      <Button variant="contained" {...triggerProps}>
        Tides
      </Button>
      <Popper {...popperProps} placement="top">
        <Paper elevation={4} sx={{ p: 1, mb: 1 }}>
          High water at half past four.
        </Paper>
      </Popper>
    </>
  );
}

/** State of a popper, as props of the button that toggles it and of the popper itself. */
function usePopper() {
  const id = useId();
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return {
    triggerProps: {
      'aria-describedby': open ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchorEl(open ? null : event.currentTarget),
    },
    popperProps: { id, open, anchorEl },
  };
}
