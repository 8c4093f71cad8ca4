import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export default function DisabledSelect() {
  const id = useId();

  return (
    <FormControl disabled sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Printer</InputLabel>
      <Select labelId={id} label="Printer" defaultValue="hall">
        <MenuItem value="hall">Hall</MenuItem>
        <MenuItem value="office">Office</MenuItem>
      </Select>
    </FormControl>
  );
}
