import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularIndeterminate() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading" />
      <CircularProgress aria-label="Loading, secondary" color="secondary" />
      <CircularProgress aria-label="Loading, small" size={24} />
      <CircularProgress aria-label="Loading, large" size="4rem" />
      <CircularProgress aria-label="Loading, thick" thickness={7} />
    </Stack>
  );
}
