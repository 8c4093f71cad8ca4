import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';

/** As the link of a router: it changes the address without a request for a new document. */
function RouterLink({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a {...props} href={`#${to}`} />;
}

export default function RouterPagination() {
  const [page, setPage] = useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        count={5}
        page={page}
        aria-label="Pages of the archive"
        onChange={(event, next) => {
          // The demo stays where it is.
          event.preventDefault();
          setPage(next);
        }}
        renderItem={(item) => (
          <PaginationItem {...item} component={RouterLink} to={`/archive?page=${item.page}`} />
        )}
      />
      <Typography role="status">
        <bdi>/archive?page={page}</bdi>
      </Typography>
    </Stack>
  );
}
