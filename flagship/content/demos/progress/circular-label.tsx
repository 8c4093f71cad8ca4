import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

export default function CircularLabel() {
  const [percent, setPercent] = useState(10);

  useEffect(() => {
    const timer = setInterval(() => setPercent((last) => (last >= 100 ? 0 : last + 10)), 800);
    return () => clearInterval(timer);
  }, []);

  return (
    <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
      <CircularProgress
        aria-label="Upload"
        variant="determinate"
        value={percent}
        size={64}
        enableTrackSlot
      />
      <Typography
        variant="caption"
        aria-hidden
        sx={{ position: 'absolute', color: 'text.secondary' }}
      >
        {percent}%
      </Typography>
    </Box>
  );
}
