import TextField from '@mui/material/TextField';

export default function HelperTextField() {
  return (
    <TextField
      label="Mobile number"
      type="tel"
      autoComplete="tel"
      helperText="Only used if the delivery is late"
    />
  );
}
