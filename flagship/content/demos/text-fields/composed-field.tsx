import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedField() {
  const id = React.useId();

  return (
    <FormControl>
      <InputLabel htmlFor={id}>Account</InputLabel>
      <OutlinedInput id={id} label="Account" aria-describedby={`${id}-help`} />
      <FormHelperText id={`${id}-help`}>The name before the @ sign</FormHelperText>
    </FormControl>
  );
}
