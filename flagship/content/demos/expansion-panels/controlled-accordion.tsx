import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const settings = [
  { name: 'Account', hint: 'Name and address', text: 'You are Noor Haddad, in Rotterdam.' },
  { name: 'Language', hint: 'English', text: 'Letters are sent in English, invoices in Dutch.' },
  { name: 'Reminders', hint: 'Two days before', text: 'By letter and by text message.' },
  { name: 'Data', hint: 'Kept for a year', text: 'You may ask for a copy at any time.' },
];

export default function ControlledAccordion() {
  const id = useId();
  const [expanded, setExpanded] = useState<string | null>(null);

  return (
    <div style={{ width: '100%', maxWidth: 560 }}>
      {settings.map(({ name, hint, text }) => (
        <Accordion
          key={name}
          expanded={name === expanded}
          onChange={(_, isExpanded) => setExpanded(isExpanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-details`}
          >
            <Typography component="span" sx={{ flexBasis: '40%', flexShrink: 0 }}>
              {name}
            </Typography>
            <Typography component="span" color="textSecondary">
              {hint}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
