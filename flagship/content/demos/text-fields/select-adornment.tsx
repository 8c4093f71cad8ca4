import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const lengths = [
  { value: '5', label: '5' },
  { value: '10', label: '10' },
  { value: '21', label: '21.1' },
  { value: '42', label: '42.2' },
];

export default function SelectAdornment() {
  const [length, setLength] = React.useState('10');

  return (
    <TextField
      select
      label="Distance in kilometres"
      value={length}
      onChange={(event) => setLength(event.target.value)}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">km</InputAdornment> },
      }}
      sx={{ minWidth: 220 }}
    >
      {lengths.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
