import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const states = [
  { label: 'Enabled', help: 'Nothing special', props: {} },
  { label: 'Disabled', help: 'Cannot be changed', props: { disabled: true } },
  { label: 'With an error', help: 'Does not exist', props: { error: true } },
];

export default function ComposedFieldStates() {
  const id = React.useId();

  return (
    <Paper sx={{ p: 3 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        {states.map(({ label, help, props }, index) => (
          <FormControl key={label} variant="standard" {...props}>
            <InputLabel htmlFor={`${id}-${index}`}>{label}</InputLabel>
            <Input
              id={`${id}-${index}`}
              defaultValue="Terminal 3"
              aria-describedby={`${id}-${index}-help`}
            />
            <FormHelperText disabled={false} id={`${id}-${index}-help`}>
              {help}
            </FormHelperText>
          </FormControl>
        ))}
      </Stack>
    </Paper>
  );
}
