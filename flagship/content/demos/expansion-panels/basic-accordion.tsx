import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const questions = [
  { title: 'When do you open?', text: 'From nine to six, on Thursdays until eight.' },
  {
    title: 'May I bring a dog?',
    text: 'To the garden, on a lead. Guide dogs are welcome everywhere.',
  },
  { title: 'Is there a cloakroom?', text: '', disabled: true },
];

export default function BasicAccordion() {
  const id = useId();

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      {questions.map(({ title, text, disabled }, index) => (
        <Accordion key={title} disabled={disabled}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-answer`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
