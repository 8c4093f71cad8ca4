import Box from '@mui/material/Box';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { landscapes } from './landscapes';
import { BackButton, NextButton } from './mobile-stepper-buttons';

export default function TextMobileStepper() {
  const [current, setCurrent] = useState(0);
  const { name, shapes } = landscapes[current]!;

  return (
    <Paper sx={{ width: '100%', maxWidth: 360, overflow: 'hidden' }}>
      <Typography role="status" sx={{ p: 2 }}>
        {name}
      </Typography>
      <Box
        component="svg"
        viewBox="0 0 320 180"
        role="img"
        aria-label={name}
        sx={{ display: 'block', width: '100%' }}
      >
        {shapes}
      </Box>
      <MobileStepper
        variant="text"
        position="static"
        steps={landscapes.length}
        activeStep={current}
        backButton={<BackButton current={current} onChange={setCurrent} />}
        nextButton={
          <NextButton current={current} steps={landscapes.length} onChange={setCurrent} />
        }
      />
    </Paper>
  );
}
