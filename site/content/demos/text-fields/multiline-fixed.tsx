import TextField from '@mui/material/TextField';

export default function MultilineFixed() {
  return (
    <TextField
      multiline
      rows={4}
      label="Address"
      defaultValue={'12 Mill Lane\nNorthbridge'}
      autoComplete="street-address"
    />
  );
}
