import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Leaf } from './leaf';

export default function HorizontalCollapse() {
  const [shown, setShown] = useState(false);

  return (
    <Box sx={{ width: 240, minHeight: 160 }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Collapse in={shown} orientation="horizontal">
          <Leaf />
        </Collapse>
        <Collapse in={shown} orientation="horizontal" collapsedSize={40}>
          <Leaf />
        </Collapse>
      </Box>
    </Box>
  );
}
