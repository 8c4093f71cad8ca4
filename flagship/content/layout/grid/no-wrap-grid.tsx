import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const message =
  'The train leaves ten minutes earlier than last year, so please be at the north entrance by eight.';

export default function NoWrapGrid() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Row>
        <Typography noWrap dir="auto">
          {message}
        </Typography>
      </Row>
      <Row>
        <Typography
          dir="auto"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {message}
        </Typography>
      </Row>
      <Row>
        <Typography>{message}</Typography>
      </Row>
    </Stack>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Paper sx={{ p: 2 }}>
      <Grid container wrap="nowrap" spacing={2}>
        <Grid>
          <Avatar sx={{ bgcolor: '#4527a0', color: '#fff' }} aria-hidden>
            W
          </Avatar>
        </Grid>
        <Grid size="grow">{children}</Grid>
      </Grid>
    </Paper>
  );
}
