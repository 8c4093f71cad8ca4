import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function OutlinedPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} variant="outlined" aria-label="Pages, outlined" />
      <Pagination count={5} variant="outlined" shape="rounded" aria-label="Pages, rounded" />
    </Stack>
  );
}
