import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import { useState } from 'react';

export default function Deferred() {
  const [round, setRound] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button variant="outlined" onClick={() => setRound(round + 1)}>
        Mount anew
      </Button>
      <Box key={round} sx={{ mt: 2, minHeight: 72 }}>
        <NoSsr>
          <div>Painted with the page</div>
        </NoSsr>
        <NoSsr defer fallback={<div>…</div>}>
          <Cells count={600} />
        </NoSsr>
      </Box>
    </Box>
  );
}

function Cells({ count }: { count: number }) {
  return (
    <Box
      role="img"
      aria-label={`${count} small dots`}
      sx={{ overflow: 'hidden', height: 48, lineHeight: '8px', overflowWrap: 'anywhere' }}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>·</span>
      ))}
    </Box>
  );
}
