import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['activeStep', 'orientation', 'alternativeLabel', 'nonLinear'],
  props: {
    activeStep: 1,
    'aria-label': 'Order',
    children: [
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>,
      <Step>
        <StepLabel>Gift</StepLabel>
      </Step>,
      <Step>
        <StepLabel>Pay</StepLabel>
      </Step>,
    ],
  },
  wrap: (element) => <Box sx={{ width: 320, maxWidth: '100%' }}>{element}</Box>,
} satisfies PlaygroundOptions;
