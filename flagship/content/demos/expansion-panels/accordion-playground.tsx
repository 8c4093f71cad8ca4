import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['expanded', 'disabled', 'disableGutters', 'variant', 'elevation', 'square'],
  props: {
    expanded: true,
    children: [
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id="dogs-title" aria-controls="dogs-answer">
        <Typography component="span">May I bring a dog?</Typography>
      </AccordionSummary>,
      <AccordionDetails>To the garden, on a lead.</AccordionDetails>,
    ],
  },
  handlers: { onChange: (_event: unknown, expanded: boolean) => ({ expanded }) },
  wrap: (element) => (
    <div style={{ width: '100%' }}>
      {element}
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="coats-title"
          aria-controls="coats-answer"
        >
          <Typography component="span">Is there a cloakroom?</Typography>
        </AccordionSummary>
        <AccordionDetails>Beside the entrance, free of charge.</AccordionDetails>
      </Accordion>
    </div>
  ),
} satisfies PlaygroundOptions;
