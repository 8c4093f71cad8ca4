import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useState } from 'react';

function format(kibibytes: number) {
  return kibibytes < 1024 ? `${kibibytes} KB` : `${kibibytes / 1024} MB`;
}

export default function ValueLabel() {
  const [exponent, setExponent] = useState(9);

  return (
    <Box sx={{ width: 260, pt: 4 }}>
      <Slider
        aria-label="Largest upload"
        value={exponent}
        onChange={(_event, next) => setExponent(next)}
        min={4}
        max={16}
        scale={(value) => 2 ** value}
        valueLabelDisplay="on"
        valueLabelFormat={(size) => <bdi>{format(size)}</bdi>}
        getAriaValueText={format}
      />
    </Box>
  );
}
