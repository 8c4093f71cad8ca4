import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';
import { useState } from 'react';

export default function SimpleZoom() {
  const [shown, setShown] = useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Zoom in={shown}>
          <StarIcon sx={{ fontSize: 80 }} />
        </Zoom>
        <Zoom in={shown} style={{ transitionDelay: shown ? '500ms' : '0ms' }}>
          <StarIcon sx={{ fontSize: 80 }} />
        </Zoom>
      </Box>
    </Box>
  );
}
