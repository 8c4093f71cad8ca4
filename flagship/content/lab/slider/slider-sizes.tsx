import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack sx={{ width: 260 }}>
      <Slider size="small" aria-label="Small" defaultValue={40} />
      <Slider aria-label="Medium" defaultValue={60} />
      <Slider color="secondary" aria-label="Secondary colour" defaultValue={80} />
    </Stack>
  );
}
