import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function CommittedValue() {
  const [shown, setShown] = useState(25);
  const [saved, setSaved] = useState(25);

  return (
    <Stack sx={{ width: 260 }}>
      <Slider
        aria-label="Brightness"
        value={shown}
        onChange={(_event, next) => setShown(next)}
        onChangeCommitted={(_event, next) => setSaved(next)}
      />
      <Typography>While moving: {shown}</Typography>
      <Typography role="status">Saved: {saved}</Typography>
    </Stack>
  );
}
