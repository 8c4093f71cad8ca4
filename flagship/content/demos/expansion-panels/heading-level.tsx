import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export default function HeadingLevel() {
  const id = useId();

  return (
    <Accordion slotProps={{ heading: { component: 'h4' } }} sx={{ width: '100%', maxWidth: 480 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-details`}>
        <Typography component="span">A heading of level 4</Typography>
      </AccordionSummary>
      <AccordionDetails>
        The section that this demo belongs to has a heading of level 3.
      </AccordionDetails>
    </Accordion>
  );
}
