import FileCopyIcon from '@mui/icons-material/FileCopyOutlined';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

const actions = [
  { name: 'Copy', icon: <FileCopyIcon /> },
  { name: 'Save', icon: <SaveIcon /> },
  { name: 'Print', icon: <PrintIcon /> },
  { name: 'Share', icon: <ShareIcon /> },
  { name: 'Link', icon: <LinkIcon /> },
];

export default function SimpleSpeedDial() {
  const [hidden, setHidden] = useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 400 }}>
      <FormControlLabel
        control={<Switch checked={hidden} onChange={(event) => setHidden(event.target.checked)} />}
        label="Hide the speed dial"
      />
      <SpeedDial
        ariaLabel="Document actions"
        hidden={hidden}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
