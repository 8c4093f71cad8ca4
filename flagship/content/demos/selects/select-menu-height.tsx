import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export default function SelectMenuHeight() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Pick-up</InputLabel>
      <Select
        labelId={id}
        label="Pick-up"
        defaultValue="15:00"
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {hours.map((hour) => (
          <MenuItem key={hour} value={hour}>
            {hour}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
