import * as React from 'react';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function ErrorField() {
  const [code, setCode] = React.useState('7410');
  const valid = /^\d{5}$/.test(code);

  return (
    <Paper sx={{ p: 3 }}>
      <TextField
        label="Post code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={!valid}
        helperText={valid ? ' ' : 'A post code has five digits'}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Paper>
  );
}
