import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

type Outcome = 'done' | 'skipped';

const steps = [{ label: 'Name' }, { label: 'Picture', optional: true }, { label: 'Password' }];

export default function NonLinearAlternativeLabelStepper() {
  const [current, setCurrent] = useState(0);
  const [outcomes, setOutcomes] = useState<Record<number, Outcome>>({});

  const settle = (outcome: Outcome) => {
    setOutcomes({ ...outcomes, [current]: outcome });
    setCurrent((current + 1) % steps.length);
  };

  return (
    <Paper sx={{ width: '100%', maxWidth: 640, py: 3 }}>
      <Stepper nonLinear alternativeLabel activeStep={current} aria-label="Account">
        {steps.map(({ label, optional }, index) => (
          <Step key={label} completed={outcomes[index] === 'done'}>
            <StepButton
              onClick={() => setCurrent(index)}
              optional={
                optional && (
                  <Typography variant="caption">
                    {outcomes[index] === 'skipped' ? 'Skipped' : 'Optional'}
                  </Typography>
                )
              }
            >
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', mt: 3 }}>
        <Button disabled={!steps[current]?.optional} onClick={() => settle('skipped')}>
          Skip
        </Button>
        <Button variant="contained" onClick={() => settle('done')}>
          Complete
        </Button>
      </Stack>
    </Paper>
  );
}
