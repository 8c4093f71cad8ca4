import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export default function ReadOnlySelect() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Time zone</InputLabel>
      <Select labelId={id} label="Time zone" defaultValue="helsinki" readOnly>
        <MenuItem value="helsinki">Helsinki</MenuItem>
        <MenuItem value="lisbon">Lisbon</MenuItem>
      </Select>
    </FormControl>
  );
}
