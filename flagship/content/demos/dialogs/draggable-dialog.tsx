import OpenWithIcon from '@mui/icons-material/OpenWith';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
};

export default function DraggableDialog() {
  const [open, setOpen] = useState(false);
  const [{ x, y }, setOffset] = useState({ x: 0, y: 0 });
  // Where the pointer would be if the dialog were in the middle.
  const origin = useRef({ x: 0, y: 0 });

  /** Half of the window is as far as a dialog can go and still be reached. */
  const moveTo = (toX: number, toY: number) => {
    const most = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
    setOffset({
      x: Math.max(-most.x, Math.min(toX, most.x)),
      y: Math.max(-most.y, Math.min(toY, most.y)),
    });
  };
  const start = (event: PointerEvent) => {
    origin.current = { x: event.clientX - x, y: event.clientY - y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveTo(event.clientX - origin.current.x, event.clientY - origin.current.y);
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    moveTo(x + arrow[0], y + arrow[1]);
  };
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Find in text
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{ paper: { style: { translate: `${x}px ${y}px` } } }}
      >
        <DialogTitle
          onPointerDown={start}
          onPointerMove={drag}
          sx={{ paddingInlineEnd: 8, cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Find in text
        </DialogTitle>
        <IconButton
          aria-label="Move with the arrow keys"
          onKeyDown={step}
          sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}
        >
          <OpenWithIcon />
        </IconButton>
        <DialogContent>
          <DialogContentText>Drag the title to see what lies below the dialog.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
