import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState, type ReactNode } from 'react';

/** A switch, and below it what it changes. */
export function BlueSwitch({ children }: { children: (blue: boolean) => ReactNode }) {
  const [blue, setBlue] = useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Blue"
        control={<Switch checked={blue} onChange={(_event, checked) => setBlue(checked)} />}
      />
      {children(blue)}
    </Stack>
  );
}
