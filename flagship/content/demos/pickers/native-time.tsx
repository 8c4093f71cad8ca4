import TextField from '@mui/material/TextField';

export default function NativeTime() {
  return (
    <TextField
      type="time"
      label="Alarm"
      defaultValue="07:30"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
      sx={{ width: 160 }}
    />
  );
}
