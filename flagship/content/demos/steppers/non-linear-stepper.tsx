import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const steps = [
  { label: 'Photos', text: 'Show the room from at least two sides.' },
  { label: 'Equipment', text: 'Name what guests may use.' },
  { label: 'Price', text: 'Ask for what similar rooms cost.' },
];

export default function NonLinearStepper() {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const [completed, setCompleted] = useState<number[]>([]);

  const complete = () => {
    const done = [...completed, current];
    setCompleted(done);
    // To the next one that is still open, beginning anew at the end.
    const open = [...steps.keys()].filter((index) => !done.includes(index));
    setCurrent(open.find((index) => index > current) ?? open[0] ?? current);
  };

  return (
    <Paper sx={{ width: '100%', maxWidth: 560, p: 2 }}>
      <Stepper nonLinear activeStep={current} aria-label="Your room">
        {steps.map(({ label }, index) => (
          <Step key={label} completed={completed.includes(index)}>
            <StepButton
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel`}
              onClick={() => setCurrent(index)}
            >
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`} tabIndex={0}>
        <Typography sx={{ my: 3 }}>{steps[current]?.text}</Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status">
          Done: {completed.length} of {steps.length}
        </Typography>
        <Button variant="contained" disabled={completed.includes(current)} onClick={complete}>
          Complete step
        </Button>
      </Box>
    </Paper>
  );
}
