import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = [
  { label: 'Address', text: 'Where shall we send the parcel?' },
  { label: 'Gift card', text: 'Is there someone you want to greet?', optional: true },
  { label: 'Payment', text: 'How do you want to pay?' },
];

export default function LinearStepper() {
  const [current, setCurrent] = useState(0);
  const [skipped, setSkipped] = useState<number[]>([]);
  const step = steps[current];

  const advance = (skip: boolean) => {
    setSkipped(skip ? [...skipped, current] : skipped.filter((index) => index !== current));
    setCurrent(current + 1);
  };
  const reset = () => {
    setCurrent(0);
    setSkipped([]);
  };

  return (
    <Paper sx={{ width: '100%', maxWidth: 560, p: 2 }}>
      <Stepper activeStep={current} aria-label="Order">
        {steps.map(({ label, optional }, index) => (
          <Step
            key={label}
            aria-current={index === current ? 'step' : undefined}
            {...(skipped.includes(index) && { completed: false })}
          >
            <StepLabel optional={optional && <Typography variant="caption">Optional</Typography>}>
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {step?.text ?? 'Thank you, your order is complete.'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {current > 0 && step && <Button onClick={() => setCurrent(current - 1)}>Back</Button>}
        <Box sx={{ flexGrow: 1 }} />
        {step?.optional && <Button onClick={() => advance(true)}>Skip</Button>}
        {step ? (
          <Button variant="contained" onClick={() => advance(false)}>
            {current < steps.length - 1 ? 'Next' : 'Finish'}
          </Button>
        ) : (
          <Button onClick={reset}>Start again</Button>
        )}
      </Box>
    </Paper>
  );
}
