import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import { Leaf } from './leaf';

export default function SlideFromContainer() {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  return (
    <Box
      ref={container}
      sx={{ width: 240, p: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <FormControlLabel
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label="Show from the frame's edge"
      />
      <Slide in={shown} direction="right" container={() => container.current!}>
        <Leaf sx={{ width: 100 }} />
      </Slide>
    </Box>
  );
}
