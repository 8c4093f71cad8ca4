import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={4} sx={{ height: 220, py: 1 }}>
      <Slider orientation="vertical" aria-label="Bass" defaultValue={30} />
      <Slider orientation="vertical" track="inverted" aria-label="Middle" defaultValue={30} />
      <Slider
        orientation="vertical"
        aria-label="Treble"
        defaultValue={2}
        min={-6}
        max={6}
        marks={[
          { value: -6, label: <bdi>−6 dB</bdi> },
          { value: 0, label: '0' },
          { value: 6, label: <bdi>+6 dB</bdi> },
        ]}
        getAriaValueText={(value) => `${value} decibels`}
      />
    </Stack>
  );
}
