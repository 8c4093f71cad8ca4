import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['variant', 'steps', 'activeStep'],
  props: {
    position: 'static',
    steps: 5,
    activeStep: 1,
    backButton: <Button size="small">Back</Button>,
    nextButton: <Button size="small">Next</Button>,
    slotProps: { progress: { 'aria-label': 'Pages' } },
  },
  wrap: (element) => <Box sx={{ width: 320, maxWidth: '100%' }}>{element}</Box>,
} satisfies PlaygroundOptions;
