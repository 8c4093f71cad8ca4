import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStepper() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 560, p: 2 }}>
      <Stepper activeStep={1} aria-label="Transfer">
        <Step>
          <StepLabel>Receiver</StepLabel>
        </Step>
        <Step aria-current="step">
          <StepLabel
            error
            optional={
              <Typography variant="caption" color="error">
                More than your limit
              </Typography>
            }
          >
            Amount
          </StepLabel>
        </Step>
        <Step>
          <StepLabel>Code</StepLabel>
        </Step>
      </Stepper>
    </Paper>
  );
}
