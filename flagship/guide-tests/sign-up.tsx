import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';

export function SignUp({ onSignUp }: { onSignUp: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const wrong = tried && !email.includes('@');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.includes('@') && accepted) onSignUp(email);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong}
        helperText={wrong ? 'Write an address with an @.' : 'We send one message.'}
      />
      <FormControlLabel
        label="I accept the terms"
        control={
          <Checkbox checked={accepted} onChange={(_event, checked) => setAccepted(checked)} />
        }
      />
      {tried && !accepted && <Alert severity="error">Accept the terms to go on.</Alert>}
      <Button type="submit" variant="contained">
        Sign up
      </Button>
    </Stack>
  );
}
