import * as React from 'react';
import TextField from '@mui/material/TextField';

const units = ['Celsius', 'Fahrenheit', 'Kelvin'];

export default function NativeSelectField() {
  const [unit, setUnit] = React.useState('Celsius');

  return (
    <TextField
      select
      label="Temperature unit"
      value={unit}
      onChange={(event) => setUnit(event.target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ minWidth: 200 }}
    >
      {units.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
