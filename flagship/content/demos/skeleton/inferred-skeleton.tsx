import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function InferredSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button variant="contained">Subscribe</Button>
      </Skeleton>
    </Stack>
  );
}
