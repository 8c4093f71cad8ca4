import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ width: 260, p: 3, bgcolor: 'grey.900', borderRadius: 1 }}>
      <Skeleton variant="rounded" height={90} sx={{ bgcolor: 'grey.800' }} />
      <Skeleton sx={{ mt: 1, bgcolor: 'grey.800' }} />
    </Box>
  );
}
