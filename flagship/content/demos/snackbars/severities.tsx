import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const messages: Record<AlertColor, string> = {
  success: 'The order has been sent.',
  info: 'A new version is ready.',
  warning: 'Only two seats are left.',
  error: 'The card was refused.',
};
const severities = Object.keys(messages) as AlertColor[];

export default function Severities() {
  const [open, setOpen] = useState(false);
  const [severity, setSeverity] = useState<AlertColor>('success');

  return (
    <Stack spacing={2} sx={{ maxWidth: 480, mx: 'auto', p: 2 }}>
      {severities.map((name) => (
        <Alert
          key={name}
          severity={name}
          role="presentation"
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={`Show ${name} as a snackbar`}
              onClick={() => {
                setSeverity(name);
                setOpen(true);
              }}
            >
              Show
            </Button>
          }
        >
          {messages[name]}
        </Alert>
      ))}
      <Snackbar key={severity} open={open} autoHideDuration={6000} onClose={() => setOpen(false)}>
        <Alert severity={severity} elevation={6} onClose={() => setOpen(false)}>
          {messages[severity]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
