import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export default function SelectHelperText() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={`${id}-label`}>Seat</InputLabel>
      <Select
        labelId={`${id}-label`}
        label="Seat"
        defaultValue="aisle"
        aria-describedby={`${id}-help`}
      >
        <MenuItem value="window">Window</MenuItem>
        <MenuItem value="aisle">Aisle</MenuItem>
      </Select>
      <FormHelperText id={`${id}-help`}>We keep it for your next trip</FormHelperText>
    </FormControl>
  );
}
