import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

export default function ErrorSelect() {
  const id = useId();
  const [time, setTime] = useState('18');
  const error = time === '18';

  return (
    <Paper sx={{ p: 3 }}>
      <FormControl error={error} sx={{ minWidth: 220 }}>
        <InputLabel id={`${id}-label`}>Table at</InputLabel>
        <Select
          labelId={`${id}-label`}
          label="Table at"
          value={time}
          onChange={(event) => setTime(event.target.value)}
          aria-describedby={`${id}-help`}
        >
          <MenuItem value="18">18:00</MenuItem>
          <MenuItem value="19">19:00</MenuItem>
          <MenuItem value="20">20:00</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`} role="status">
          {error ? 'All tables are taken' : 'Two tables left'}
        </FormHelperText>
      </FormControl>
    </Paper>
  );
}
