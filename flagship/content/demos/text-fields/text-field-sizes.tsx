import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2}>
      <TextField label="Small" size="small" defaultValue="Height 40 px" />
      <TextField label="Medium" defaultValue="Height 56 px" />
    </Stack>
  );
}
