import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const teas = ['Assam', 'Ceylon', 'Darjeeling', 'Matcha', 'Oolong', 'Sencha'];

export default function ControlledAutocomplete() {
  const [value, setValue] = useState<string | null>('Oolong');
  const [inputValue, setInputValue] = useState('');

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Autocomplete
        options={teas}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={inputValue}
        onInputChange={(_event, next) => setInputValue(next)}
        renderInput={(params) => <TextField {...params} label="Tea" />}
      />
      <Typography variant="body2">Chosen: {value ?? 'nothing'}</Typography>
      <Typography variant="body2">Typed: {inputValue || 'nothing'}</Typography>
    </Stack>
  );
}
