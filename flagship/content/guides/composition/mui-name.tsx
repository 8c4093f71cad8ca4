import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

function PlainLabel(props: StepLabelProps) {
  return <StepLabel {...props} />;
}

function NamedLabel(props: StepLabelProps) {
  return <StepLabel {...props} />;
}
NamedLabel.muiName = 'StepLabel';

export default function MuiName() {
  return (
    <Stepper nonLinear orientation="vertical" activeStep={0}>
      <Step>
        <StepButton>
          <PlainLabel>Without a name</PlainLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton>
          <NamedLabel>With the name</NamedLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
