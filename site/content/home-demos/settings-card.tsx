import BluetoothOutlined from '@mui/icons-material/BluetoothOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import WifiOutlined from '@mui/icons-material/WifiOutlined';
import Badge from '@mui/material/Badge';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';

const settings = [
  { name: 'Wi-Fi', on: 'Connected to Attic', icon: <WifiOutlined /> },
  { name: 'Bluetooth', on: 'Headphones, 80%', icon: <BluetoothOutlined /> },
  {
    name: 'Notifications',
    on: '3 new',
    icon: (
      <Badge color="error" variant="dot">
        <NotificationsOutlined />
      </Badge>
    ),
  },
];

export function SettingsCard() {
  const [active, setActive] = useState(['Wi-Fi', 'Notifications']);
  const id = useId();

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((n) => n !== name) : [...active, name]);

  return (
    <Card>
      <List subheader={<ListSubheader component="h2">Settings</ListSubheader>}>
        {settings.map(({ name, on, icon }) => (
          <ListItem
            key={name}
            secondaryAction={
              <Switch
                edge="end"
                checked={active.includes(name)}
                onChange={() => toggle(name)}
                slotProps={{ input: { 'aria-labelledby': `${id}-${name}` } }}
              />
            }
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText
              primary={name}
              secondary={active.includes(name) ? on : 'Off'}
              slotProps={{ primary: { id: `${id}-${name}` } }}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
