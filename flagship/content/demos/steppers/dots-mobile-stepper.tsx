import MobileStepper from '@mui/material/MobileStepper';
import { useState } from 'react';
import { BackButton, NextButton } from './mobile-stepper-buttons';

export default function DotsMobileStepper() {
  const [current, setCurrent] = useState(1);

  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={5}
      activeStep={current}
      backButton={<BackButton current={current} onChange={setCurrent} />}
      nextButton={<NextButton current={current} steps={5} onChange={setCurrent} />}
      slotProps={{ dots: { role: 'img', 'aria-label': `Step ${current + 1} of 5` } }}
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
