import CreditCardIcon from '@mui/icons-material/CreditCard';
import HomeIcon from '@mui/icons-material/Home';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const steps = [
  { label: 'Basket', icon: <ShoppingBagIcon /> },
  { label: 'Address', icon: <HomeIcon /> },
  { label: 'Payment', icon: <CreditCardIcon /> },
];

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 20 },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line},
    &.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]: {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

function PictureIcon({ active, completed, icon }: StepIconProps) {
  const reached = active || completed;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: reached ? 'primary.main' : 'action.selected',
        color: reached ? 'primary.contrastText' : 'text.primary',
      }}
    >
      {steps[Number(icon) - 1]?.icon}
    </Box>
  );
}

export default function CustomizedStepper() {
  return (
    <Paper sx={{ width: '100%', maxWidth: 560, py: 3 }}>
      <Stepper activeStep={1} alternativeLabel connector={<ThickConnector />} aria-label="Checkout">
        {steps.map(({ label }, index) => (
          <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
            <StepLabel slots={{ stepIcon: PictureIcon }}>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Paper>
  );
}
