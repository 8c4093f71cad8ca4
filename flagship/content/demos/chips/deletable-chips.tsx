import RemoveCircleIcon from '@mui/icons-material/RemoveCircle';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const all = ['Spring', 'Summer', 'Autumn'];

export default function DeletableChips() {
  const [seasons, setSeasons] = useState(all);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 40 }}>
      {seasons.map((season) => (
        <Chip
          key={season}
          label={season}
          aria-description="Press Delete to remove"
          deleteIcon={season === 'Autumn' ? <RemoveCircleIcon /> : undefined}
          onDelete={() => setSeasons(seasons.filter((other) => other !== season))}
        />
      ))}
      {seasons.length < all.length && (
        <Button size="small" onClick={() => setSeasons(all)}>
          Bring back
        </Button>
      )}
    </Stack>
  );
}
