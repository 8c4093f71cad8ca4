import TextField from '@mui/material/TextField';

export default function NativeDate() {
  return (
    <TextField
      type="date"
      label="Birthday"
      defaultValue="1991-05-24"
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 220 }}
    />
  );
}
