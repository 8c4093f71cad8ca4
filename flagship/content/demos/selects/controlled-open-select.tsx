import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';

export default function ControlledOpenSelect() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('blue');

  return (
    <Paper sx={{ p: 3 }}>
      <Stack spacing={2} sx={{ minWidth: 200 }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open the select
        </Button>
        <FormControl>
          <InputLabel id={id}>Badge</InputLabel>
          <Select
            labelId={id}
            label="Badge"
            open={open}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          >
            <MenuItem value="blue">Blue</MenuItem>
            <MenuItem value="green">Green</MenuItem>
            <MenuItem value="grey">Grey</MenuItem>
          </Select>
        </FormControl>
      </Stack>
    </Paper>
  );
}
