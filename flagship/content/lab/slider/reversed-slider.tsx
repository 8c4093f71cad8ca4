import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const tracks = [
  { track: 'normal', text: 'Up to the thumb' },
  { track: 'inverted', text: 'From the thumb on' },
  { track: false, text: 'No track' },
] as const;

export default function ReversedSlider() {
  const id = useId();

  return (
    <Stack sx={{ width: 260 }}>
      {tracks.map(({ track, text }) => (
        <div key={text}>
          <Typography id={`${id}-${track}`}>{text}</Typography>
          <Slider aria-labelledby={`${id}-${track}`} defaultValue={30} track={track} />
        </div>
      ))}
    </Stack>
  );
}
