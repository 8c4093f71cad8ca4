import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      <Rating readOnly size="small" value={3} />
      <Rating readOnly value={3} />
      <Rating readOnly size="large" value={3} />
    </Stack>
  );
}
