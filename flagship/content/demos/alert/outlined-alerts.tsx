import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const severities = ['success', 'info', 'warning', 'error'] as const;

export default function OutlinedAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {severities.map((severity) => (
        <Alert key={severity} role="note" variant="outlined" severity={severity}>
          An outlined alert of severity “{severity}”.
        </Alert>
      ))}
    </Stack>
  );
}
