import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export default function RadioRow() {
  const labelId = useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Size</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="M">
        {['S', 'M', 'L', 'XL'].map((size) => (
          <FormControlLabel
            key={size}
            value={size}
            control={<Radio />}
            label={size}
            labelPlacement="bottom"
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
