import CropIcon from '@mui/icons-material/Crop';
import RotateIcon from '@mui/icons-material/RotateRight';
import ContrastIcon from '@mui/icons-material/Contrast';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { useState } from 'react';

const directions = ['up', 'down', 'left', 'right'] as const;
const places = {
  up: { insetBlockEnd: 0, insetInlineEnd: 0 },
  left: { insetBlockEnd: 0, insetInlineEnd: 0 },
  down: { insetBlockStart: 56, insetInlineStart: 0 },
  right: { insetBlockStart: 56, insetInlineStart: 0 },
};
const actions = [
  { name: 'Crop', icon: <CropIcon /> },
  { name: 'Rotate', icon: <RotateIcon /> },
  { name: 'Contrast', icon: <ContrastIcon /> },
];

export default function SpeedDialDirection() {
  const [direction, setDirection] = useState<NonNullable<SpeedDialProps['direction']>>('up');

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 320 }}>
      <RadioGroup
        row
        aria-label="Direction"
        value={direction}
        onChange={(_event, next) => setDirection(next as typeof direction)}
      >
        {directions.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio size="small" />} label={each} />
        ))}
      </RadioGroup>
      <SpeedDial
        ariaLabel="Picture tools"
        icon={<SpeedDialIcon />}
        direction={direction}
        sx={{ position: 'absolute', ...places[direction] }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
