import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function DetailedAccordion() {
  const id = useId();
  const [city, setCity] = useState<string | null>('Lisbon');

  return (
    <Accordion defaultExpanded sx={{ width: '100%', maxWidth: 640 }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={id} aria-controls={`${id}-details`}>
        <Typography component="span" sx={{ flexBasis: '40%', flexShrink: 0 }}>
          Destination
        </Typography>
        <Typography component="span" color="textSecondary">
          Choose a city
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          {city ? (
            <Chip label={city} onDelete={() => setCity(null)} />
          ) : (
            <Button onClick={() => setCity('Lisbon')}>Add Lisbon</Button>
          )}
        </Box>
        <Typography
          variant="body2"
          sx={{
            flex: '1 1 200px',
            paddingInlineStart: 2,
            borderInlineStart: 2,
            borderColor: 'divider',
          }}
        >
          Trains go there from every station that you have chosen.{' '}
          <Link href="#columns-and-actions">How it works</Link>
        </Typography>
      </AccordionDetails>
      <Divider />
      <AccordionActions>
        <Button size="small">Cancel</Button>
        <Button size="small">Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
