import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

export default function AlertActions() {
  const [moved, setMoved] = useState(true);

  return (
    <Alert
      role="status"
      severity="success"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => setMoved(!moved)}>
          {moved ? 'Undo' : 'Redo'}
        </Button>
      }
    >
      {moved ? 'Five photos were moved to the archive.' : 'The photos are back in the album.'}
    </Alert>
  );
}
