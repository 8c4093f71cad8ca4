import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import { useState } from 'react';

const places: { label: string; origin: SnackbarOrigin }[] = [
  { label: 'Top start', origin: { vertical: 'top', horizontal: 'left' } },
  { label: 'Top', origin: { vertical: 'top', horizontal: 'center' } },
  { label: 'Top end', origin: { vertical: 'top', horizontal: 'right' } },
  { label: 'Bottom start', origin: { vertical: 'bottom', horizontal: 'left' } },
  { label: 'Bottom', origin: { vertical: 'bottom', horizontal: 'center' } },
  { label: 'Bottom end', origin: { vertical: 'bottom', horizontal: 'right' } },
];

export default function PositionedSnackbar() {
  const [open, setOpen] = useState(false);
  const [{ label, origin }, setPlace] = useState(places[0]!);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, px: 2, py: 10 }}>
      {places.map((place) => (
        <Button
          key={place.label}
          onClick={() => {
            setPlace(place);
            setOpen(true);
          }}
        >
          {place.label}
        </Button>
      ))}
      <Snackbar
        key={label}
        open={open}
        anchorOrigin={origin}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        message={`Here: ${label.toLowerCase()}`}
      />
    </Box>
  );
}
