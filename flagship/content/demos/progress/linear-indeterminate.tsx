import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearIndeterminate() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <LinearProgress aria-label="Loading" />
      <LinearProgress aria-label="Loading, secondary" color="secondary" />
    </Stack>
  );
}
