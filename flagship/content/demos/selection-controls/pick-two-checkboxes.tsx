import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import { useId, useState } from 'react';

const dishes = ['Soup', 'Salad', 'Bread and dips'];

export default function PickTwoCheckboxes() {
  const helpId = useId();
  const [chosen, setChosen] = useState<string[]>(['Soup']);
  const error = chosen.length !== 2;

  const toggle = (dish: string, checked: boolean) =>
    setChosen(checked ? [...chosen, dish] : chosen.filter((each) => each !== dish));

  return (
    <Paper sx={{ p: 3 }}>
      <FormControl component="fieldset" variant="standard" error={error} aria-describedby={helpId}>
        <FormLabel component="legend">Starters</FormLabel>
        <FormGroup>
          {dishes.map((dish) => (
            <FormControlLabel
              key={dish}
              control={
                <Checkbox
                  checked={chosen.includes(dish)}
                  onChange={(event) => toggle(dish, event.target.checked)}
                  slotProps={{ input: { 'aria-invalid': error } }}
                />
              }
              label={dish}
            />
          ))}
        </FormGroup>
        <FormHelperText id={helpId} role="status">
          {error ? `Choose two, you have ${chosen.length}` : 'Two chosen'}
        </FormHelperText>
      </FormControl>
    </Paper>
  );
}
