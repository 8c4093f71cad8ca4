import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Order received', 'Packed and on its way', 'Ready to be picked up'];

export default function AlternativeLabelStepper() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 640, py: 3 }}>
      <Stepper activeStep={1} alternativeLabel aria-label="Parcel 4711">
        {steps.map((label, index) => (
          <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Paper>
  );
}
