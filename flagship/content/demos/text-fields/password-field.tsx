import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PasswordField() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack spacing={2}>
        <TextField label="User name" autoComplete="username" />
        <TextField label="Password" type="password" autoComplete="current-password" />
      </Stack>
    </form>
  );
}
