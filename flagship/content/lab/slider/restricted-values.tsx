import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 10, label: 10 },
  { value: 25, label: 25 },
  { value: 50, label: 50 },
  { value: 100, label: 100 },
];

export default function RestrictedValues() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Storage in gigabytes"
        defaultValue={25}
        step={null}
        marks={marks}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </Box>
  );
}
