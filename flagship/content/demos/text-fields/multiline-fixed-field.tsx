import TextField from '@mui/material/TextField';

export default function MultilineFixedField() {
  return (
    <TextField
      multiline
      rows={4}
      label="Address"
      defaultValue={'Mill Lane 12\nNorthbridge'}
      autoComplete="street-address"
    />
  );
}
