import BluetoothIcon from '@mui/icons-material/Bluetooth';
import WifiIcon from '@mui/icons-material/Wifi';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

const settings = [
  { key: 'wifi', name: 'Wi-Fi', icon: <WifiIcon /> },
  { key: 'bluetooth', name: 'Bluetooth', icon: <BluetoothIcon /> },
];

export default function SwitchList() {
  const id = useId();

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <List
        aria-labelledby={`${id}-title`}
        subheader={<ListSubheader id={`${id}-title`}>Connections</ListSubheader>}
      >
        {settings.map(({ key, name, icon }) => (
          <ListItem
            key={key}
            secondaryAction={
              <Switch
                edge="end"
                defaultChecked={key === 'wifi'}
                slotProps={{ input: { 'aria-labelledby': `${id}-${key}` } }}
              />
            }
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText id={`${id}-${key}`} primary={name} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
