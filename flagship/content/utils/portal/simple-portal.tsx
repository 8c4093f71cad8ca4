import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { useState } from 'react';

export default function SimplePortal() {
  const [shown, setShown] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box sx={{ p: 2, mb: 2, border: 1 }}>
        <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
          Send the letter
        </Button>
        {shown && (
          <Portal container={container}>
            <span>This text is written in the upper box.</span>
          </Portal>
        )}
      </Box>
      <Box ref={setContainer} role="status" sx={{ p: 2, minHeight: 24, border: 1 }} />
    </Box>
  );
}
