import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ControlledCheckbox() {
  const [gift, setGift] = useState(true);

  return (
    <Stack>
      <FormControlLabel
        control={<Checkbox checked={gift} onChange={(event) => setGift(event.target.checked)} />}
        label="Wrap it as a gift"
      />
      <Typography role="status">{gift ? 'Ribbon and card included' : 'Plain box'}</Typography>
    </Stack>
  );
}
