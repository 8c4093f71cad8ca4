import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={4}
        showFirstButton
        showLastButton
        aria-label="Pages, with first and last"
      />
      <Pagination count={9} hidePrevButton hideNextButton aria-label="Pages, with numbers alone" />
    </Stack>
  );
}
