import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import './volume-slider.css';

export default function VolumeSlider() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Slider defaultValue={30} aria-label="Volume, with the styles of the library" />
      <Slider defaultValue={30} aria-label="Volume" className="volume" />
      <Slider defaultValue={30} aria-label="Volume, disabled" className="volume" disabled />
    </Stack>
  );
}
