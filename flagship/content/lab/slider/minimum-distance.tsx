import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useState } from 'react';

const HOURS = 2;

export default function MinimumDistance() {
  const [[start, end], setTime] = useState<[number, number]>([9, 12]);

  const change = ([nextStart, nextEnd]: number[], thumb: number) =>
    setTime(
      thumb === 0
        ? [Math.min(nextStart!, end - HOURS), end]
        : [start, Math.max(nextEnd!, start + HOURS)],
    );

  return (
    <Box sx={{ width: 260, pt: 4 }}>
      <Slider
        value={[start, end]}
        onChange={(_event, next: number[], thumb) => change(next, thumb)}
        disableSwap
        min={8}
        max={18}
        marks
        valueLabelDisplay="on"
        valueLabelFormat={(hour) => `${hour}:00`}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Start' : 'End')}
        getAriaValueText={(hour) => `${hour} o’clock`}
      />
    </Box>
  );
}
