import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';

export default function Greeting() {
  const [name, setName] = useState('');
  const [greeted, setGreeted] = useState('world');

  const greet = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGreeted(name.trim() || 'world');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={greet} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="h5" component="p" role="status" sx={{ overflowWrap: 'anywhere' }}>
        Hello, {greeted}
      </Typography>
      <TextField
        label="Your name"
        autoComplete="given-name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Greet
      </Button>
    </Stack>
  );
}
