import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SemanticElement() {
  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3">
        A heading of level 3 that looks like an h4
      </Typography>
      <Typography variant="subtitle1" component="p">
        A paragraph that looks like a subtitle
      </Typography>
      <Typography variant="caption" component="time" dateTime="2026-05-02">
        In small letters, 2 May 2026
      </Typography>
    </Stack>
  );
}
