import EventIcon from '@mui/icons-material/Event';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import TaskIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Event', icon: <EventIcon /> },
  { name: 'Task', icon: <TaskIcon /> },
  { name: 'Guest', icon: <PersonAddIcon /> },
];

export default function PersistentLabels() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <SpeedDial
        ariaLabel="New entry"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { open: true, title: name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
