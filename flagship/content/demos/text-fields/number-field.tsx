import TextField from '@mui/material/TextField';

export default function NumberField() {
  return (
    <TextField
      label="Tickets"
      type="number"
      defaultValue={2}
      slotProps={{ htmlInput: { min: 1, max: 8 } }}
      sx={{ width: 160 }}
    />
  );
}
