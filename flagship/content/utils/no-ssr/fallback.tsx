import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function Fallback() {
  return (
    <Paper sx={{ p: 2, width: '100%', maxWidth: 320 }}>
      <Typography>Your time zone:</Typography>
      <NoSsr fallback={<Skeleton sx={{ typography: 'h6' }} />}>
        <Typography variant="h6" component="p">
          <TimeZone />
        </Typography>
      </NoSsr>
    </Paper>
  );
}

/** The server would answer with the zone it stands in. */
function TimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
