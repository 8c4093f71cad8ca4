import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const directions: NonNullable<SlideProps['direction']>[] = ['right', 'up', 'left', 'down'];

export default function SlideDirection() {
  const [open, setOpen] = useState(false);
  const [direction, setDirection] = useState(directions[0]);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, p: 2 }}>
      {directions.map((name) => (
        <Button
          key={name}
          onClick={() => {
            setDirection(name);
            setOpen(true);
          }}
        >
          Moves {name}
        </Button>
      ))}
      <Snackbar
        key={direction}
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction } as SlideProps }}
        message={`It moves ${direction}`}
      />
    </Stack>
  );
}
