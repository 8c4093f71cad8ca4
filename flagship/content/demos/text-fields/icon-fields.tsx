import * as React from 'react';
import AccountCircle from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const icon = (
  <InputAdornment position="start">
    <AccountCircle />
  </InputAdornment>
);

export default function IconFields() {
  const id = React.useId();

  return (
    <Stack spacing={3}>
      <FormControl variant="standard">
        <InputLabel htmlFor={id}>Composed from parts</InputLabel>
        <Input id={id} startAdornment={icon} />
      </FormControl>
      <TextField
        variant="standard"
        label="In a TextField"
        slotProps={{ input: { startAdornment: icon } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
        <AccountCircle color="action" sx={{ marginBlockEnd: 0.5 }} />
        <TextField variant="standard" label="Beside the field" sx={{ flexGrow: 1 }} />
      </Box>
    </Stack>
  );
}
