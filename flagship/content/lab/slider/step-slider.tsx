import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function StepSlider() {
  return (
    <Box sx={{ width: 260, pt: 4 }}>
      <Slider
        aria-label="Guests"
        defaultValue={2}
        min={0}
        max={6}
        step={1}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
