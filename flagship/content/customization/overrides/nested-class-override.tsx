import Slider, { sliderClasses } from '@mui/material/Slider';

export default function NestedClassOverride() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={30}
      sx={{
        width: 260,
        height: 8,
        [`& .${sliderClasses.thumb}`]: { width: 24, height: 24, borderRadius: 1 },
        [`& .${sliderClasses.rail}`]: { opacity: 0.5 },
      }}
    />
  );
}
