import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert role="note" severity="success" color="warning" sx={{ width: '100%' }}>
      Sent, but to an address that is on your list of old ones.
    </Alert>
  );
}
