import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function EnforcedSelection() {
  const [period, setPeriod] = useState('week');

  return (
    <ToggleButtonGroup
      exclusive
      value={period}
      onChange={(_event, next: string | null) => {
        if (next !== null) setPeriod(next);
      }}
      aria-label="Period"
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
