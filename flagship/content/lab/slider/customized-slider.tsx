import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const BarSlider = styled(Slider)(({ theme }) => ({
  height: 12,
  [`& .${sliderClasses.rail}`]: { opacity: 0.25 },
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 8,
    height: 28,
    borderRadius: 4,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    [`&:hover, &.${sliderClasses.focusVisible}`]: {
      boxShadow: `0 0 0 3px ${(theme.vars ?? theme).palette.text.primary}`,
    },
  },
}));

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: 260 }}>
      <BarSlider aria-label="Progress of the audio book" defaultValue={35} />
    </Box>
  );
}
