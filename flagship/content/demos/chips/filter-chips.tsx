import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const filters = ['Open now', 'Vegetarian', 'Outdoor seats', 'Takeaway'];

export default function FilterChips() {
  const [active, setActive] = useState(['Vegetarian']);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Filters"
      sx={{ flexWrap: 'wrap' }}
    >
      {filters.map((filter) => {
        const on = active.includes(filter);
        return (
          <Chip
            key={filter}
            label={filter}
            aria-pressed={on}
            icon={on ? <CheckIcon /> : undefined}
            variant={on ? 'filled' : 'outlined'}
            onClick={() =>
              setActive(on ? active.filter((other) => other !== filter) : [...active, filter])
            }
          />
        );
      })}
    </Stack>
  );
}
