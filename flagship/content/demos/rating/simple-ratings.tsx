import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function SimpleRatings() {
  const [value, setValue] = useState<number | null>(2);

  return (
    <Stack spacing={2}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Food: {value ?? 'not rated'}</FormLabel>
        <Rating value={value} onChange={(_event, next) => setValue(next)} />
      </FormControl>
      <FormControl component="fieldset">
        <FormLabel component="legend">Service (uncontrolled)</FormLabel>
        <Rating defaultValue={4} />
      </FormControl>
      <FormControl component="fieldset">
        <FormLabel component="legend">Terrace (closed)</FormLabel>
        <Rating disabled />
      </FormControl>
    </Stack>
  );
}
