import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function ToggleButtonSizes() {
  const [view, setView] = useState<string | null>('list');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={view}
          onChange={(_event, next: string | null) => setView(next)}
          aria-label={`View, ${size} buttons`}
        >
          <ToggleButton value="list" aria-label="List">
            <ViewListIcon fontSize={size} sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
          </ToggleButton>
          <ToggleButton value="grid" aria-label="Grid">
            <GridViewIcon fontSize={size} />
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
