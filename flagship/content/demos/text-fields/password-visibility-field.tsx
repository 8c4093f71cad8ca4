import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PasswordVisibilityField() {
  const [visible, setVisible] = React.useState(false);

  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show the password"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Stack spacing={2}>
        <TextField label="User name" autoComplete="username" />
        <TextField
          label="New password"
          type={visible ? 'text' : 'password'}
          autoComplete="new-password"
          slotProps={{ input: { endAdornment: toggle } }}
        />
      </Stack>
    </form>
  );
}
