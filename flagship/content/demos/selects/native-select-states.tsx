import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

const states = [
  { label: 'Required', props: { required: true } },
  { label: 'Disabled', props: { disabled: true } },
  { label: 'With an error', props: { error: true } },
];

export default function NativeSelectStates() {
  const id = useId();

  return (
    <Paper sx={{ p: 3 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        {states.map(({ label, props }, index) => (
          <FormControl key={label} variant="standard" {...props} sx={{ minWidth: 120 }}>
            <InputLabel htmlFor={`${id}-${index}`}>{label}</InputLabel>
            <NativeSelect defaultValue="north" id={`${id}-${index}`}>
              <option value="north">North</option>
              <option value="south">South</option>
            </NativeSelect>
          </FormControl>
        ))}
      </Stack>
    </Paper>
  );
}
