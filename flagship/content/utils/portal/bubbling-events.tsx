import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { useState } from 'react';

export default function BubblingEvents() {
  const [clicks, setClicks] = useState(0);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box onClick={() => setClicks(clicks + 1)} sx={{ p: 2, mb: 2, border: 1 }}>
        <span role="status">Clicks that have come by: {clicks}</span>
        <Portal container={container}>
          <Button variant="contained">Click</Button>
        </Portal>
      </Box>
      <Box ref={setContainer} sx={{ p: 2, border: 1 }} />
    </Box>
  );
}
