import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { type MouseEvent, useState } from 'react';

export default function ContextMenu() {
  const [position, setPosition] = useState<{ top: number; left: number }>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const openAtPointer = (event: MouseEvent) => {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };

  return (
    <>
      <Paper
        variant="outlined"
        role="group"
        aria-label="Canvas"
        tabIndex={0}
        onContextMenu={openAtPointer}
        sx={{ p: 4, textAlign: 'center', cursor: 'context-menu' }}
      >
        Right-click here, or focus and press the context menu key.
      </Paper>
      <Menu
        open={open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ list: { 'aria-label': 'Canvas' } }}
      >
        <MenuItem onClick={close}>Add a note</MenuItem>
        <MenuItem onClick={close}>Paste</MenuItem>
        <MenuItem onClick={close}>Zoom to fit</MenuItem>
      </Menu>
    </>
  );
}
