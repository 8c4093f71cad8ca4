import TextField from '@mui/material/TextField';

export default function HiddenLabelField() {
  return (
    <TextField
      hiddenLabel
      variant="filled"
      size="small"
      placeholder="Search orders"
      slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }}
    />
  );
}
