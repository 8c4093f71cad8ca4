import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails, { accordionDetailsClasses } from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export default function FadeAccordion() {
  const id = useId();

  return (
    <Accordion
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 400 } }}
      sx={{
        width: '100%',
        maxWidth: 480,
        // Fade changes the opacity alone: the details have to give up their space themselves.
        [`& .${accordionDetailsClasses.root}`]: { display: 'none' },
        [`&.${accordionClasses.expanded} .${accordionDetailsClasses.root}`]: { display: 'block' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-details`}>
        <Typography component="span">Opens with a fade</Typography>
      </AccordionSummary>
      <AccordionDetails>The height changes at once, the text comes slowly.</AccordionDetails>
    </Accordion>
  );
}
