import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export default function SelectAutoWidth() {
  const id = useId();

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id={id}>Rating</InputLabel>
      <Select labelId={id} label="Rating" defaultValue="3" autoWidth>
        <MenuItem value="1">1</MenuItem>
        <MenuItem value="2">2</MenuItem>
        <MenuItem value="3">3</MenuItem>
      </Select>
    </FormControl>
  );
}
