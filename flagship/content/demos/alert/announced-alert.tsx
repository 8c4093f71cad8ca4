import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';

export default function AnnouncedAlert() {
  const [wrong, setWrong] = useState(false);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(new FormData(event.currentTarget).get('code') !== '1234');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={check} sx={{ width: 300 }}>
      <TextField name="code" label="Code" helperText="Anything but 1234 is wrong" />
      {wrong && <Alert severity="error">This is not the code.</Alert>}
      <Button type="submit" variant="contained">
        Unlock
      </Button>
    </Stack>
  );
}
