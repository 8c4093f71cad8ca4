import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useState } from 'react';

export default function PortalPanel() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [clicks, setClicks] = useState(0);
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box onKeyDown={(event) => event.key === 'Escape' && close()}>
        <Button
          variant="outlined"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          Count the gulls
        </Button>
        <Popper open={anchor !== null} anchorEl={anchor} role="group" aria-label="Gulls">
          <Paper elevation={4} sx={{ p: 2 }}>
            <Button onClick={() => setClicks(clicks + 1)}>Another one</Button>
            <Box role="status" sx={{ textAlign: 'center' }}>
              {clicks}
            </Box>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
