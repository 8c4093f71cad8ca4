import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function ToggleButtonColors() {
  const [answer, setAnswer] = useState<string | null>('yes');

  return (
    <Paper>
      <ToggleButtonGroup
        exclusive
        value={answer}
        onChange={(_event, next: string | null) => setAnswer(next)}
        aria-label="Will you come?"
      >
        <ToggleButton value="yes" color="success">
          Yes
        </ToggleButton>
        <ToggleButton value="maybe">Maybe</ToggleButton>
        <ToggleButton value="no" color="error">
          No
        </ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
