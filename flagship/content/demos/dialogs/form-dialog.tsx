import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [subscriber, setSubscriber] = useState('nobody');
  const formId = useId();

  const subscribe = (data: FormData) => {
    setSubscriber(data.get('email') as string);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Typography role="status">Subscribed: {subscriber}</Typography>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Subscribe</DialogTitle>
        <DialogContent>
          <DialogContentText>
            We write once a month and never pass on your address.
          </DialogContentText>
          <form id={formId} action={subscribe}>
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              margin="normal"
              required
              fullWidth
              autoFocus
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Subscribe
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
