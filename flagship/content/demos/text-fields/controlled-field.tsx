import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function ControlledField() {
  const [city, setCity] = React.useState('Lisbon');

  return (
    <TextField
      label="City"
      value={city}
      onChange={(event) => setCity(event.target.value)}
      helperText={city === '' ? 'Nothing entered' : `Hello, ${city}`}
    />
  );
}
