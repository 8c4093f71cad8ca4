import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const PAGES = 12;

export default function LinearRange() {
  const [page, setPage] = useState(4);
  const id = useId();

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography id={id}>Pages scanned</Typography>
        <Typography color="textSecondary" aria-hidden>
          <bdi>
            {page} of {PAGES}
          </bdi>
        </Typography>
      </Stack>
      <LinearProgress
        aria-labelledby={id}
        aria-valuetext={`${page} of ${PAGES}`}
        variant="determinate"
        max={PAGES}
        value={page}
      />
      <Button
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setPage((last) => (last === PAGES ? 0 : last + 1))}
      >
        {page === PAGES ? 'Start again' : 'Scan another page'}
      </Button>
    </Stack>
  );
}
