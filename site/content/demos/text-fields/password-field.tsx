import TextField from '@mui/material/TextField';

export default function PasswordField() {
  return <TextField label="Password" type="password" autoComplete="current-password" />;
}
