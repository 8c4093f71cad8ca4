import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useState } from 'react';

export default function FadingPopper() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        {open ? 'Hide' : 'Show'} the forecast
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ p: 2 }}>
              Fog until ten, then sun.
            </Paper>
          </Fade>
        )}
      </Popper>
    </>
  );
}
