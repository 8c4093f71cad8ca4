import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function Sizes() {
  return (
    <Stack spacing={2}>
      <TextField label="Small" size="small" defaultValue="40 px high" />
      <TextField label="Medium" defaultValue="56 px high" />
    </Stack>
  );
}
