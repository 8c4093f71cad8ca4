import TextField from '@mui/material/TextField';

export default function PlaceholderField() {
  return (
    <TextField
      label="Website"
      type="url"
      placeholder="https://example.org"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
