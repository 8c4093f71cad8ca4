import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState, type SubmitEvent } from 'react';

const PLANET = 'Venus';

export default function RadioError() {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const [message, setMessage] = useState('One of them has no moon.');
  const [error, setError] = useState(false);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(answer !== PLANET);
    if (answer === '') setMessage('Choose a planet first.');
    else setMessage(answer === PLANET ? 'Right.' : `${answer} has moons. Try again.`);
  };

  return (
    <Paper component="form" onSubmit={check} sx={{ p: 3 }}>
      <FormControl variant="standard" error={error}>
        <FormLabel id={`${id}-label`}>Which planet has no moon?</FormLabel>
        <RadioGroup
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-invalid={error}
        >
          {['Mars', PLANET, 'Neptune'].map((planet) => (
            <FormControlLabel key={planet} value={planet} control={<Radio />} label={planet} />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check
        </Button>
      </FormControl>
    </Paper>
  );
}
