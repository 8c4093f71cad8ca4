import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export default function UnmountedDetails() {
  const id = useId();

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      {[false, true].map((unmountOnExit) => (
        <Accordion key={`${unmountOnExit}`} slotProps={{ transition: { unmountOnExit } }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${unmountOnExit}`}
            aria-controls={`${id}-${unmountOnExit}-details`}
          >
            <Typography component="span">
              {unmountOnExit ? 'Forgets what you write' : 'Keeps what you write'}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <TextField label="Note" defaultValue="Water the plants" fullWidth />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
