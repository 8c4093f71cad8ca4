import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

/** The sound comes out in the direction of reading. */
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function SimpleSlider() {
  const [volume, setVolume] = useState(30);

  return (
    <Stack direction="row" spacing={2} sx={{ width: 260, alignItems: 'center' }}>
      <VolumeDownIcon sx={mirrored} />
      <Slider aria-label="Volume" value={volume} onChange={(_event, next) => setVolume(next)} />
      <VolumeUpIcon sx={mirrored} />
    </Stack>
  );
}
