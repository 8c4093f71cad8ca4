import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

const toppings = ['Basil', 'Capers', 'Mushrooms', 'Olives', 'Peppers', 'Rocket'];

export default function MultipleCheckboxesSelect() {
  const id = useId();
  const [chosen, setChosen] = useState(['Basil', 'Olives']);

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={id}>Toppings</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Toppings"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(names) => names.join(', ')}
      >
        {toppings.map((name) => (
          <MenuItem key={name} value={name}>
            <Checkbox
              edge="start"
              checked={chosen.includes(name)}
              disableRipple
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
