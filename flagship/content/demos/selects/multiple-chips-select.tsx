import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

const languages = ['Estonian', 'Finnish', 'Latvian', 'Lithuanian', 'Polish', 'Swedish'];

export default function MultipleChipsSelect() {
  const id = useId();
  const [chosen, setChosen] = useState(['Finnish', 'Polish', 'Swedish']);

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id={id}>Languages</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Languages"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(names) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {names.map((name) => (
              <Chip key={name} label={name} />
            ))}
          </Box>
        )}
      >
        {languages.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
