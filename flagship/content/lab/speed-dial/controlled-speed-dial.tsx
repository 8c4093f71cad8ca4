import ArchiveIcon from '@mui/icons-material/Archive';
import DeleteIcon from '@mui/icons-material/Delete';
import FlagIcon from '@mui/icons-material/Flag';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const actions = [
  { name: 'Archive', icon: <ArchiveIcon /> },
  { name: 'Flag', icon: <FlagIcon /> },
  { name: 'Delete', icon: <DeleteIcon /> },
];

export default function ControlledSpeedDial() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing');

  const choose = (name: string) => {
    setChosen(name);
    setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <Typography role="status">Chosen: {chosen}</Typography>
      <SpeedDial
        ariaLabel="Message actions"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => setOpen(reason === 'toggle')}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            onClick={() => choose(name)}
            slotProps={{ tooltip: { title: name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
