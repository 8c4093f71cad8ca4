import * as React from 'react';
import TextField from '@mui/material/TextField';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

export default function PriceField() {
  const [text, setText] = React.useState('1250');
  const [editing, setEditing] = React.useState(false);

  const amount = Number(text);
  const valid = text.trim() !== '' && Number.isFinite(amount);

  return (
    <TextField
      label="Price"
      value={editing || !valid ? text : euros.format(amount)}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => setEditing(true)}
      onBlur={() => setEditing(false)}
      error={!editing && !valid}
      helperText={!editing && !valid ? 'Not a number' : 'Select the field to edit the amount'}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
