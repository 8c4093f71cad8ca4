import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

export default function SelectVariants() {
  const id = useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {(['outlined', 'filled', 'standard'] as const).map((variant) => (
        <FormControl key={variant} variant={variant} sx={{ minWidth: 150 }}>
          <InputLabel id={`${id}-${variant}`}>{variant}</InputLabel>
          <Select labelId={`${id}-${variant}`} label={variant} defaultValue="tea">
            <MenuItem value="coffee">Coffee</MenuItem>
            <MenuItem value="tea">Tea</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
