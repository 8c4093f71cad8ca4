import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldColors() {
  return (
    <Paper sx={{ p: 3 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField focused color="secondary" label="Secondary" />
        <TextField focused color="success" label="Success" />
      </Stack>
    </Paper>
  );
}
