import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

export default function FormRating() {
  const [sent, setSent] = useState('nothing yet');

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stars = new FormData(event.currentTarget).get('stars') as string;
    setSent(stars ? `${stars} of 5` : 'no rating');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={send} sx={{ alignItems: 'start' }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">How was the tour?</FormLabel>
        <Rating name="stars" />
      </FormControl>
      <Button type="submit" variant="outlined">
        Send
      </Button>
      <Typography role="status">
        <bdi>Sent: {sent}</bdi>
      </Typography>
    </Stack>
  );
}
