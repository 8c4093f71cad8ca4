import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function CheckboxGroup() {
  const helpId = useId();

  return (
    <FormControl component="fieldset" variant="standard" aria-describedby={helpId}>
      <FormLabel component="legend">Home office</FormLabel>
      <FormGroup>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            control={<Checkbox name="home-office" value={day} />}
            label={day}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId}>You can change this every week.</FormHelperText>
    </FormControl>
  );
}
