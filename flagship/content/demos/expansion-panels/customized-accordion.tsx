import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const Panel = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:not(:last-child)': { borderBlockEnd: 0 },
  '&::before': { display: 'none' },
}));

const Summary = styled(AccordionSummary)(({ theme }) => ({
  flexDirection: 'row-reverse',
  gap: theme.spacing(1),
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  [`& .${accordionSummaryClasses.expandIconWrapper}`]: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    [`&.${accordionSummaryClasses.expanded}`]: { transform: 'rotate(90deg)' },
  },
}));

const Details = styled(AccordionDetails)(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

const stops = [
  { name: 'Day 1: the coast', text: 'Along the cliffs for 14 km, with a bath at the end.' },
  { name: 'Day 2: the moor', text: 'On boardwalks for 19 km. Take water with you.' },
  { name: 'Day 3: the forest', text: 'Downhill most of the way, which is 11 km.' },
];

export default function CustomizedAccordion() {
  const id = useId();
  const [open, setOpen] = useState<number | null>(0);

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      {stops.map(({ name, text }, index) => (
        <Panel
          key={name}
          disableGutters
          elevation={0}
          square
          expanded={index === open}
          onChange={(_, isExpanded) => setOpen(isExpanded ? index : null)}
        >
          <Summary
            expandIcon={<ChevronRightIcon fontSize="small" />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-details`}
          >
            <Typography component="span">{name}</Typography>
          </Summary>
          <Details>{text}</Details>
        </Panel>
      ))}
    </div>
  );
}
