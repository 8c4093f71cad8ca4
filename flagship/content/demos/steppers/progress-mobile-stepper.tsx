import MobileStepper from '@mui/material/MobileStepper';
import { useState } from 'react';
import { BackButton, NextButton } from './mobile-stepper-buttons';

export default function ProgressMobileStepper() {
  const [current, setCurrent] = useState(3);

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={9}
      activeStep={current}
      backButton={<BackButton current={current} onChange={setCurrent} />}
      nextButton={<NextButton current={current} steps={9} onChange={setCurrent} />}
      slotProps={{
        progress: { 'aria-label': 'Progress', 'aria-valuetext': `Step ${current + 1} of 9` },
      }}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
