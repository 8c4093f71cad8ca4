import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Leaf } from './leaf';

export default function SimpleSlide() {
  const [shown, setShown] = useState(false);

  return (
    <Box sx={{ width: 240, minHeight: 150 }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Slide in={shown} direction="up" mountOnEnter unmountOnExit>
        <Leaf sx={{ width: 100 }} />
      </Slide>
    </Box>
  );
}
