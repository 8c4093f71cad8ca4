import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Leaf } from './leaf';

export default function SimpleFade() {
  const [shown, setShown] = useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Fade in={shown}>
        <Leaf />
      </Fade>
    </Box>
  );
}
