import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState, type MouseEvent } from 'react';

export default function HookPopover() {
  const { triggerProps, popoverProps } = usePopover();

  return (
    <>
      <Button variant="contained" {...triggerProps}>
        Weather
      </Button>
      <Popover
        {...popoverProps}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Weather' } }}
      >
        <Typography sx={{ p: 2 }}>Rain in the morning, 14 degrees.</Typography>
      </Popover>
    </>
  );
}

/** State of a popover, as props of the button that opens it and of the popover itself. */
function usePopover() {
  const id = useId();
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return {
    triggerProps: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchorEl(event.currentTarget),
    },
    popoverProps: { id, open, anchorEl, onClose: () => setAnchorEl(null) },
  } as const;
}
