import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const frequencies = ['Hourly', 'Daily', 'Weekly', 'Monthly', 'Never'];

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [frequency, setFrequency] = useState('Daily');
  const [choice, setChoice] = useState(frequency);
  const titleId = useId();

  const edit = () => {
    setChoice(frequency);
    setOpen(true);
  };
  const confirm = () => {
    setFrequency(choice);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Backup: {frequency}</Typography>
      <Button variant="outlined" onClick={edit}>
        Change
      </Button>
      {/* Without `onClose` neither Escape nor a click on the backdrop closes it. */}
      <Dialog open={open} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle>Back up my files</DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby={titleId}
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            {frequencies.map((option) => (
              <FormControlLabel
                key={option}
                value={option}
                label={option}
                control={<Radio autoFocus={option === choice} />}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={confirm}>OK</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
