import BatteryAlertIcon from '@mui/icons-material/BatteryAlert';
import CheckIcon from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert role="note" severity="warning" icon={<BatteryAlertIcon fontSize="inherit" />}>
        Ten per cent left.
      </Alert>
      <Alert
        role="note"
        severity="success"
        iconMapping={{ success: <CheckIcon fontSize="inherit" /> }}
      >
        Plugged in.
      </Alert>
      <Alert role="note" severity="info" icon={false}>
        Fully charged at noon.
      </Alert>
    </Stack>
  );
}
