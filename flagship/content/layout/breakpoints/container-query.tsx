import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { useState } from 'react';

export default function ContainerQuery() {
  const [width, setWidth] = useState(280);

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Slider
        aria-label="Width of the container in pixels"
        value={width}
        onChange={(_event, next) => setWidth(next)}
        min={200}
        max={440}
        step={10}
        valueLabelDisplay="auto"
      />
      <Box sx={{ containerType: 'inline-size', maxWidth: '100%' }} style={{ width }}>
        <Paper
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@320': 'row' },
            alignItems: { '@': 'stretch', '@320': 'center' },
          }}
        >
          <Hills />
          <Box sx={{ p: 2, flex: 1 }}>From 320 pixels on beside the picture.</Box>
        </Paper>
      </Box>
    </Box>
  );
}

function Hills() {
  return (
    <svg viewBox="0 0 96 64" style={{ display: 'block', minWidth: 120 }} aria-hidden="true">
      <rect width="96" height="64" fill="#90caf9" />
      <path d="M0 64V44l26-20 22 18 20-26 28 24v24z" fill="#2e7d32" />
    </svg>
  );
}
