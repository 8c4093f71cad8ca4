import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const units = ['Celsius', 'Fahrenheit', 'Kelvin'];

export default function SelectField() {
  const [unit, setUnit] = React.useState('Celsius');

  return (
    <TextField
      select
      label="Temperature unit"
      value={unit}
      onChange={(event) => setUnit(event.target.value)}
      sx={{ minWidth: 200 }}
    >
      {units.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
