import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const hours: Record<string, string> = {
  library: '9 to 19',
  pool: '6 to 22',
  museum: '10 to 18',
};

export default function ControlledNativeSelect() {
  const id = useId();
  const [place, setPlace] = useState('pool');

  return (
    <Stack spacing={1}>
      <FormControl sx={{ minWidth: 200 }}>
        <InputLabel htmlFor={id}>Place</InputLabel>
        <Select
          native
          id={id}
          label="Place"
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        >
          {Object.keys(hours).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </FormControl>
      <Typography role="status">Open from {hours[place]}</Typography>
    </Stack>
  );
}
