import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function DisabledSlider() {
  return (
    <Stack sx={{ width: 260 }}>
      {[0, 50, 100].map((value) => (
        <Slider key={value} disabled value={value} aria-label={`Disabled at ${value}`} />
      ))}
    </Stack>
  );
}
