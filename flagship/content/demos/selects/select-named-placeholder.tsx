import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';

const units = ['Grams', 'Cups', 'Spoons'];

export default function SelectNamedPlaceholder() {
  const [unit, setUnit] = useState('');

  return (
    <Select
      aria-label="Unit"
      displayEmpty
      value={unit}
      onChange={(event) => setUnit(event.target.value)}
      renderValue={(chosen) =>
        chosen || (
          <Box component="em" sx={{ color: 'text.secondary' }}>
            Choose a unit
          </Box>
        )
      }
      sx={{ minWidth: 200 }}
    >
      <MenuItem disabled value="">
        <em>Choose a unit</em>
      </MenuItem>
      {units.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
