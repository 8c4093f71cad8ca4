import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Leaf } from './leaf';

export default function SimpleCollapse() {
  const [shown, setShown] = useState(false);

  return (
    <Box sx={{ minHeight: 200 }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
        <Collapse in={shown}>
          <Leaf />
        </Collapse>
        <Collapse in={shown} collapsedSize={40}>
          <Leaf />
        </Collapse>
      </Box>
    </Box>
  );
}
