import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import { useState } from 'react';

export default function FadingPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Fade in
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slots={{ transition: Fade }}
        transitionDuration={400}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Note', sx: { p: 2, borderRadius: 4 } },
        }}
      >
        Slowly, like the evening.
      </Popover>
    </>
  );
}
