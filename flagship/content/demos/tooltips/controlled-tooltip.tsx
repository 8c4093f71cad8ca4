import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

export default function ControlledTooltip() {
  const [open, setOpen] = useState(false);

  return (
    <Tooltip
      describeChild
      title="Saved a minute ago"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Button>{open ? 'It is open' : 'It is closed'}</Button>
    </Tooltip>
  );
}
