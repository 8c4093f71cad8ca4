import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = [
  { label: 'Soak', text: 'Cover the beans with water and leave them until the next day.' },
  { label: 'Cook', text: 'Change the water and simmer for an hour. Salt comes last.' },
  { label: 'Season', text: 'Oil, lemon and parsley, while the beans are still warm.' },
];

export default function VerticalStepper() {
  const [current, setCurrent] = useState(0);

  return (
    <Paper sx={{ width: '100%', maxWidth: 400, minHeight: 360, p: 2 }}>
      <Stepper activeStep={current} orientation="vertical" aria-label="Bean salad">
        {steps.map(({ label, text }, index) => (
          <Step key={label} aria-current={index === current ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography>{text}</Typography>
              <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
                <Button variant="contained" onClick={() => setCurrent(index + 1)}>
                  {index < steps.length - 1 ? 'Continue' : 'Finish'}
                </Button>
                <Button disabled={index === 0} onClick={() => setCurrent(index - 1)}>
                  Back
                </Button>
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {current === steps.length && (
        <Stack spacing={1} sx={{ mt: 2, alignItems: 'start' }}>
          <Typography role="status">Enjoy your meal.</Typography>
          <Button onClick={() => setCurrent(0)}>Start again</Button>
        </Stack>
      )}
    </Paper>
  );
}
