import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

const markStyles = (
  <GlobalStyles
    styles={{ mark: { color: '#fff', backgroundColor: '#ad1457', padding: '0 4px' } }}
  />
);

export default function GlobalMarks() {
  const [on, setOn] = useState(false);

  return (
    <Stack>
      {on && markStyles}
      <FormControlLabel
        label="Global styles"
        control={<Switch checked={on} onChange={(_event, checked) => setOn(checked)} />}
      />
      <span>
        Some words are <mark>more important</mark> than others.
      </span>
    </Stack>
  );
}
