import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { Cell } from './cell';

const steps = [0, 0.5, 1, 2, 3, 5];

export default function GridSpacing() {
  const id = useId();
  const [spacing, setSpacing] = useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Grid container spacing={spacing}>
        {['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => (
          <Grid key={letter} size={4}>
            <Cell>{letter}</Cell>
          </Grid>
        ))}
      </Grid>
      <FormControl>
        <FormLabel id={id}>Spacing</FormLabel>
        <RadioGroup
          row
          name={id}
          aria-labelledby={id}
          value={spacing}
          onChange={(_event, value) => setSpacing(Number(value))}
        >
          {steps.map((step) => (
            <FormControlLabel key={step} value={step} label={step} control={<Radio />} />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
