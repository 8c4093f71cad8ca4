import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const chapters = [
  { title: 'Ingredients', text: 'Two aubergines, an onion, four tomatoes, a handful of rice.' },
  { title: 'Preparation', text: 'Roast the aubergines whole until they collapse.' },
  { title: 'Serving', text: 'At room temperature, with flat bread.' },
];

export default function FlatAccordion() {
  const id = useId();

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      {chapters.map(({ title, text }, index) => (
        <Accordion key={title} disableGutters square variant="outlined" defaultExpanded={index < 2}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-text`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
