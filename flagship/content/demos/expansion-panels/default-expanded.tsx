import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export default function DefaultExpanded() {
  const id = useId();

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 480 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-details`}>
        <Typography component="span">Newsletter</Typography>
      </AccordionSummary>
      <AccordionDetails>One letter a month, with what is new in the collection.</AccordionDetails>
      <AccordionActions>
        <Button>Not now</Button>
        <Button>Subscribe</Button>
      </AccordionActions>
    </Accordion>
  );
}
