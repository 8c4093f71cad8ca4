import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const id = useId();
  const [chosen, setChosen] = useState(['Tuesday']);

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={id}>Opening days</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Opening days"
        value={chosen}
        onChange={({ target: { value } }) =>
          // A string when the browser fills in the form.
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
