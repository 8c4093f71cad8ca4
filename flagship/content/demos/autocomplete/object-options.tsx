import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { countries } from './countries';

export default function ObjectOptions() {
  const [code, setCode] = useState<string | null>('JP');

  return (
    <Stack spacing={1} sx={{ width: 300 }}>
      <Autocomplete
        options={countries}
        getOptionLabel={({ name }) => name}
        getOptionValue={(country) => country.code}
        value={code}
        onChange={(_event, next) => setCode(next)}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Typography variant="body2">Value: {code ?? 'none'}</Typography>
    </Stack>
  );
}
