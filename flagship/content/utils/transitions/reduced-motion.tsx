import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';
import { useState } from 'react';
import { Leaf } from './leaf';

const withoutMotion = (outer: Theme): Theme => ({ ...outer, motion: { reducedMotion: 'always' } });

export default function ReducedMotion() {
  const [shown, setShown] = useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show"
      />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <Zoom in={shown} timeout={700}>
          <Leaf />
        </Zoom>
        <ThemeProvider theme={withoutMotion}>
          <Zoom in={shown} timeout={700}>
            <Leaf />
          </Zoom>
        </ThemeProvider>
      </Box>
    </Box>
  );
}
