import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

interface Message {
  key: number;
  text: string;
}

export default function ConsecutiveSnackbars() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const current = queue[0];

  const add = (text: string) => {
    setCount(count + 1);
    setQueue([...queue, { key: count, text }]);
    // The message on the screen makes room for the next one.
    setOpen(queue.length === 0);
  };

  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const showNext = () => {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'center', p: 2 }}>
      <Button onClick={() => add('Copied')}>Copy</Button>
      <Button onClick={() => add('Moved to the archive')}>Archive</Button>
      {current && (
        <Snackbar
          key={current.key}
          open={open}
          autoHideDuration={5000}
          onClose={close}
          slotProps={{ transition: { onExited: showNext } }}
          message={current.text}
        />
      )}
    </Stack>
  );
}
