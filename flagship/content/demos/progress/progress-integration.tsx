import CheckIcon from '@mui/icons-material/Check';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

type State = 'new' | 'saving' | 'saved';
const messages = { new: 'Not saved yet', saving: 'Saving…', saved: 'Saved' };

export default function ProgressIntegration() {
  const [state, setState] = useState<State>('new');

  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const save = () => setState('saving');
  const color = state === 'saved' ? 'success' : 'primary';

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
          <Fab color={color} aria-label="Save the file" onClick={save}>
            {state === 'saved' ? <CheckIcon /> : <SaveIcon />}
          </Fab>
          {state === 'saving' && (
            <CircularProgress
              aria-label="Saving"
              color="success"
              size={68}
              sx={{ position: 'absolute', pointerEvents: 'none' }}
            />
          )}
        </Box>
        <Button variant="contained" color={color} loading={state === 'saving'} onClick={save}>
          Save the file
        </Button>
      </Stack>
      <Typography role="status">{messages[state]}</Typography>
    </Stack>
  );
}
