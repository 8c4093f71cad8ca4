import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

const sizes = [
  { name: 'Small', detail: 'One processor, 4 GB of memory' },
  { name: 'Medium', detail: 'Two processors, 8 GB of memory' },
  { name: 'Large', detail: 'Eight processors, 32 GB of memory' },
];

export default function SelectRenderValue() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Machine</InputLabel>
      <Select labelId={id} label="Machine" defaultValue="Medium" renderValue={(name) => name}>
        {sizes.map(({ name, detail }) => (
          <MenuItem key={name} value={name}>
            <ListItemText primary={name} secondary={detail} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
