import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

const start = { played: 0, loaded: 10 };

export default function LinearBuffer() {
  const [{ played, loaded }, setFilm] = useState(start);

  useEffect(() => {
    const timer = setInterval(() => {
      setFilm((last) =>
        last.played >= 100
          ? start
          : { played: last.played + 5, loaded: Math.min(100, last.loaded + 8) },
      );
    }, 600);
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <LinearProgress aria-label="Film" variant="buffer" value={played} valueBuffer={loaded} />
      <LinearProgress
        aria-label="Film, secondary"
        variant="buffer"
        value={played}
        valueBuffer={loaded}
        color="secondary"
      />
    </Stack>
  );
}
