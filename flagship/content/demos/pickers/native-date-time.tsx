import TextField from '@mui/material/TextField';

export default function NativeDateTime() {
  return (
    <TextField
      type="datetime-local"
      label="Next appointment"
      defaultValue="2024-05-24T10:30"
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 260 }}
    />
  );
}
