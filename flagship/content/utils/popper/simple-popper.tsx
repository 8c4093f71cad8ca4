import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useState } from 'react';

export default function SimplePopper() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        aria-describedby={anchor ? id : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {anchor ? 'Hide' : 'Show'} the hint
      </Button>
      <Popper id={id} open={anchor !== null} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 1 }}>
          The key is under the blue pot.
        </Paper>
      </Popper>
    </>
  );
}
