import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function CircularValues() {
  const [percent, setPercent] = useState(20);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3}>
        {[25, 50, 75, 100].map((value) => (
          <CircularProgress
            key={value}
            aria-label={`Part with ${value} percent`}
            variant="determinate"
            value={value}
          />
        ))}
        <CircularProgress aria-label="Your part" variant="determinate" value={percent} />
      </Stack>
      <Button onClick={() => setPercent((last) => (last === 100 ? 0 : last + 20))}>
        {percent === 100 ? 'Start again' : 'Another 20 percent'}
      </Button>
    </Stack>
  );
}
