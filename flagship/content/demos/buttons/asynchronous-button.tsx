import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, useTransition } from 'react';

/** Stands in for a request to a server. */
function saveDraft() {
  return new Promise<void>((resolve) => setTimeout(resolve, 2000));
}

export default function AsynchronousButton() {
  const [saving, startSaving] = useTransition();
  const [saved, setSaved] = useState(false);

  const handleClick = () =>
    startSaving(async () => {
      await saveDraft();
      startSaving(() => setSaved(true));
    });

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" loading={saving} onClick={handleClick}>
        Save draft
      </Button>
      <Typography role="status" variant="body2">
        {saving ? 'Saving…' : saved ? 'Draft saved' : 'Not saved yet'}
      </Typography>
    </Stack>
  );
}
