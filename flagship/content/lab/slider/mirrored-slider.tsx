import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const END = 10;

export default function MirroredSlider() {
  const [left, setLeft] = useState(3);

  return (
    <Stack sx={{ width: 260 }}>
      <Slider
        aria-label="Minutes left"
        min={-END}
        max={0}
        value={-left}
        onChange={(_event, value) => setLeft(-value)}
        scale={(value) => -value}
        marks={[
          { value: -END, label: END },
          { value: 0, label: 0 },
        ]}
        track="inverted"
        getAriaValueText={(value) => `${value} minutes`}
      />
      <Typography role="status">Minutes left: {left}</Typography>
    </Stack>
  );
}
