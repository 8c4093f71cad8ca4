import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function AlertActions() {
  const [moved, setMoved] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        role="status"
        severity="success"
        action={
          <Button color="inherit" size="small" onClick={() => setMoved(!moved)}>
            {moved ? 'Undo' : 'Redo'}
          </Button>
        }
      >
        {moved ? 'Five photos were moved to the archive.' : 'The photos are back in the album.'}
      </Alert>
    </Stack>
  );
}
