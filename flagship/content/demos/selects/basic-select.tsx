import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';

export default function BasicSelect() {
  const id = useId();
  const [season, setSeason] = useState('');

  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id={id}>Season</InputLabel>
      <Select
        labelId={id}
        label="Season"
        value={season}
        onChange={(event) => setSeason(event.target.value)}
      >
        <MenuItem value="spring">Spring</MenuItem>
        <MenuItem value="summer">Summer</MenuItem>
        <MenuItem value="autumn">Autumn</MenuItem>
        <MenuItem value="winter">Winter</MenuItem>
      </Select>
    </FormControl>
  );
}
