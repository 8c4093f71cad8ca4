import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Leaf } from './leaf';

export default function SimpleGrow() {
  const [shown, setShown] = useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Grow in={shown}>
          <Leaf />
        </Grow>
        <Grow in={shown} timeout={1000} style={{ transformOrigin: '0 0' }}>
          <Leaf />
        </Grow>
      </Box>
    </Box>
  );
}
