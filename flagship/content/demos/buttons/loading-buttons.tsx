import RefreshIcon from '@mui/icons-material/Refresh';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function LoadingButtons() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
      >
        <Button variant="outlined" loading={loading}>
          Submit
        </Button>
        <Button
          variant="outlined"
          loading={loading}
          loadingPosition="start"
          startIcon={<SaveIcon />}
        >
          Save
        </Button>
        <Button variant="outlined" loading={loading} loadingPosition="end">
          Fetch
        </Button>
        <IconButton loading={loading} aria-label="Refresh">
          <RefreshIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
