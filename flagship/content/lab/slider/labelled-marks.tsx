import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 4, label: <bdi>4 °C</bdi> },
  { value: 12, label: <bdi>12 °C</bdi> },
  { value: 18, label: <bdi>18 °C</bdi> },
];

export default function LabelledMarks() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Cellar"
        defaultValue={12}
        min={2}
        max={20}
        marks={marks}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </Box>
  );
}
