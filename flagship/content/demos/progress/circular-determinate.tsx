import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

export default function CircularDeterminate() {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setPercent((last) => (last >= 100 ? 0 : last + 10)), 800);
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Download" variant="determinate" value={percent} />
      <CircularProgress
        aria-label="Download, large"
        variant="determinate"
        value={percent}
        color="secondary"
        size={56}
      />
    </Stack>
  );
}
