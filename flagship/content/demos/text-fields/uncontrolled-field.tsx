import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UncontrolledField() {
  const [sent, setSent] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const nickname = new FormData(event.currentTarget).get('nickname');
        if (typeof nickname === 'string') setSent(nickname);
      }}
    >
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <TextField label="Nickname" name="nickname" defaultValue="Robin" />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{sent === '' ? 'Not sent yet' : `Sent: ${sent}`}</Typography>
      </Stack>
    </form>
  );
}
