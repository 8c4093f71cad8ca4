import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

export default function DelayedAppearance() {
  const [duration, setDuration] = useState<number | null>(null);
  const [shown, setShown] = useState(false);
  const [message, setMessage] = useState('Nothing asked yet');

  useEffect(() => {
    if (duration === null) return;
    const delay = setTimeout(() => setShown(true), 800);
    const answer = setTimeout(() => {
      setShown(false);
      setDuration(null);
      setMessage(`Answered after ${duration / 1000} seconds`);
    }, duration);
    return () => {
      clearTimeout(delay);
      clearTimeout(answer);
    };
  }, [duration]);

  const ask = (milliseconds: number) => {
    setDuration(milliseconds);
    setMessage('Waiting for an answer');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ height: 40 }}>
        <Fade in={shown} unmountOnExit>
          <CircularProgress aria-label="Waiting" />
        </Fade>
      </Box>
      <Typography role="status">{message}</Typography>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => ask(400)}>Quick question</Button>
        <Button onClick={() => ask(3000)}>Hard question</Button>
      </Stack>
    </Stack>
  );
}
