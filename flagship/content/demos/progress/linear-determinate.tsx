import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

export default function LinearDeterminate() {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setPercent((last) => (last >= 100 ? 0 : last + 5)), 500);
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <LinearProgress aria-label="Copying" variant="determinate" value={percent} />
      <LinearProgress
        aria-label="Copying, secondary"
        variant="determinate"
        value={percent}
        color="secondary"
      />
    </Stack>
  );
}
