import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export default function SelectPlaceholder() {
  const id = useId();

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id} shrink>
        Country
      </InputLabel>
      <Select labelId={id} label="Country" displayEmpty defaultValue="">
        <MenuItem value="">Any country</MenuItem>
        <MenuItem value="lt">Lithuania</MenuItem>
        <MenuItem value="lv">Latvia</MenuItem>
        <MenuItem value="ee">Estonia</MenuItem>
      </Select>
    </FormControl>
  );
}
