import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function SelectionPopper() {
  const [anchor, setAnchor] = useState<PopperProps['anchorEl']>(null);

  function followSelection() {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) {
      setAnchor(null);
      return;
    }
    const range = selection.getRangeAt(0).cloneRange();
    setAnchor({ getBoundingClientRect: () => range.getBoundingClientRect() });
  }

  return (
    <>
      <Typography
        onMouseUp={followSelection}
        onMouseDown={() => setAnchor(null)}
        sx={{ maxWidth: 420 }}
      >
        The lighthouse keeper writes down the wind three times a day, and once a week he rows ashore
        to read the numbers to the harbour master.
      </Typography>
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, mt: 0.5 }}>
          You have selected something.
        </Paper>
      </Popper>
    </>
  );
}
