import TextField from '@mui/material/TextField';

export default function MultilinePlaceholderField() {
  return (
    <TextField
      multiline
      minRows={3}
      label="Steps to reproduce"
      placeholder={'Open the page\nChoose a colour'}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
