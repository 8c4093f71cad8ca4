import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} aria-label="Pages of results" />
      <Pagination count={5} color="primary" aria-label="Pages of articles" />
      <Pagination count={5} color="secondary" aria-label="Pages of pictures" />
      <Pagination count={5} disabled aria-label="Pages of drafts" />
    </Stack>
  );
}
