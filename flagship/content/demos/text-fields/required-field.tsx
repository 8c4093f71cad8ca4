import TextField from '@mui/material/TextField';

export default function RequiredField() {
  return <TextField required label="Family name" autoComplete="family-name" />;
}
