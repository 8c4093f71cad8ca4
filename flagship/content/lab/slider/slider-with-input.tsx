import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function SliderWithInput() {
  const id = useId();
  const [copies, setCopies] = useState(12);

  return (
    <Stack sx={{ width: 280 }}>
      <Typography id={id}>Copies</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby={id}
          min={1}
          max={50}
          value={copies}
          onChange={(_event, next) => setCopies(next)}
        />
        <TextField
          type="number"
          variant="standard"
          value={copies}
          onChange={({ target }) => setCopies(Math.min(Math.max(Number(target.value), 1), 50))}
          sx={{ width: 64 }}
          slotProps={{ htmlInput: { min: 1, max: 50, 'aria-labelledby': id } }}
        />
      </Stack>
    </Stack>
  );
}
