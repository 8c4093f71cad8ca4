import BrushIcon from '@mui/icons-material/Brush';
import EditIcon from '@mui/icons-material/Edit';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Take a photo', icon: <PhotoCameraIcon /> },
  { name: 'Record speech', icon: <MicIcon /> },
  { name: 'Draw', icon: <BrushIcon /> },
];

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <SpeedDial
        ariaLabel="New note"
        icon={<SpeedDialIcon openIcon={<EditIcon />} />}
        sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
