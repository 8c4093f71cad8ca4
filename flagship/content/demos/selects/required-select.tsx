import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';

export default function RequiredSelect() {
  const id = useId();
  const [guests, setGuests] = useState('');
  const [booked, setBooked] = useState('Nothing booked yet');

  const book = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBooked(`Booked for ${guests}`);
  };

  return (
    <Paper sx={{ p: 3 }}>
      <Stack component="form" onSubmit={book} spacing={2} sx={{ minWidth: 200 }}>
        <FormControl required>
          <InputLabel id={id}>Guests</InputLabel>
          <Select
            labelId={id}
            label="Guests"
            name="guests"
            value={guests}
            onChange={(event) => setGuests(event.target.value)}
          >
            <MenuItem value="one">One</MenuItem>
            <MenuItem value="two">Two</MenuItem>
          </Select>
        </FormControl>
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography role="status">{booked}</Typography>
      </Stack>
    </Paper>
  );
}
