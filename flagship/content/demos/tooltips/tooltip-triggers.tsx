import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function TooltipTriggers() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Tooltip describeChild title="Seats left: 12" disableFocusListener>
        <Button>Hover or touch</Button>
      </Tooltip>
      <Tooltip describeChild title="Seats left: 12" disableHoverListener>
        <Button>Focus or touch</Button>
      </Tooltip>
      <Tooltip describeChild title="Seats left: 12" disableFocusListener disableTouchListener>
        <Button>Hover</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div>
          <Tooltip
            describeChild
            title="Seats left: 12"
            open={open}
            onClose={() => setOpen(false)}
            disableFocusListener
            disableHoverListener
            disableTouchListener
            slotProps={{ popper: { disablePortal: true } }}
          >
            <Button onClick={() => setOpen(true)}>Click</Button>
          </Tooltip>
        </div>
      </ClickAwayListener>
    </Stack>
  );
}
