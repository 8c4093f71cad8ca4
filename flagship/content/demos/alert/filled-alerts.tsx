import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

/** Darker than the palette's, for a contrast of at least 4.5:1 with white. */
const alerts = [
  { severity: 'success', color: '#2e7d32' },
  { severity: 'info', color: '#01579b' },
  { severity: 'warning', color: '#8a4b00' },
  { severity: 'error', color: '#c62828' },
] as const;

export default function FilledAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {alerts.map(({ severity, color }) => (
        <Alert
          key={severity}
          role="note"
          variant="filled"
          severity={severity}
          sx={{ bgcolor: color, color: 'common.white' }}
        >
          A filled alert of severity “{severity}”.
        </Alert>
      ))}
    </Stack>
  );
}
