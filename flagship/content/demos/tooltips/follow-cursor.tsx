import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function FollowCursor() {
  const [pointed, setPointed] = useState(false);

  return (
    <Tooltip followCursor={pointed} describeChild title="You are here">
      <Paper
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-label="Map"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        sx={{ width: '100%', maxWidth: 360, p: 4, textAlign: 'center' }}
      >
        Move the pointer across this area
      </Paper>
    </Tooltip>
  );
}
