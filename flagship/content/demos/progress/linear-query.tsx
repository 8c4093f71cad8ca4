import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearQuery() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <LinearProgress aria-label="Connecting" variant="query" />
      <LinearProgress aria-label="Connecting, secondary" variant="query" color="secondary" />
    </Stack>
  );
}
