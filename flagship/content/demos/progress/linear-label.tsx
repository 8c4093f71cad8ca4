import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

export default function LinearLabel() {
  const [percent, setPercent] = useState(10);

  useEffect(() => {
    const timer = setInterval(() => setPercent((last) => (last >= 100 ? 0 : last + 10)), 800);
    return () => clearInterval(timer);
  }, []);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', maxWidth: 480 }}>
      <LinearProgress
        aria-label="Download"
        variant="determinate"
        value={percent}
        sx={{ flexGrow: 1 }}
      />
      {/* As wide as 100 %, so that the bar keeps its length. */}
      <Typography
        variant="body2"
        aria-hidden
        sx={{ minWidth: '5ch', textAlign: 'end', color: 'text.secondary' }}
      >
        {percent}%
      </Typography>
    </Box>
  );
}
