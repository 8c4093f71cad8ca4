import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert role="note" severity="success">
        The backup is complete.
      </Alert>
      <Alert role="note" severity="info">
        Version 9.5 is available.
      </Alert>
      <Alert role="note" severity="warning">
        Your licence ends in three days.
      </Alert>
      <Alert role="note" severity="error">
        The printer does not answer.
      </Alert>
    </Stack>
  );
}
