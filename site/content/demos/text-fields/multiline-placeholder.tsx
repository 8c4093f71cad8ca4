import TextField from '@mui/material/TextField';

export default function MultilinePlaceholder() {
  return (
    <TextField
      multiline
      minRows={3}
      label="Steps to reproduce"
      placeholder={'1. Open the page\n2. …'}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
