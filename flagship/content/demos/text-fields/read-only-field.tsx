import TextField from '@mui/material/TextField';

export default function ReadOnlyField() {
  return (
    <TextField
      label="Access key"
      defaultValue="4f1c-99a2-07be"
      slotProps={{ input: { readOnly: true } }}
    />
  );
}
