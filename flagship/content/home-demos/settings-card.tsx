import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import BluetoothOutlined from '@mui/icons-material/BluetoothOutlined';
import Brightness6Outlined from '@mui/icons-material/Brightness6Outlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import WifiOutlined from '@mui/icons-material/WifiOutlined';
import Badge from '@mui/material/Badge';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';

const settings = [
  { name: 'Wi-Fi', on: 'Connected to Attic', icon: <WifiOutlined /> },
  { name: 'Bluetooth', on: 'Headphones, 80%', icon: <BluetoothOutlined /> },
  { name: 'Quiet', on: 'From 22:00 to 7:00', icon: <BedtimeOutlined /> },
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
    <Card variant="outlined">
      <CardHeader
        title="Settings"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <List>
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
              secondary={<bdi>{active.includes(name) ? on : 'Off'}</bdi>}
              slotProps={{ primary: { id: `${id}-${name}` } }}
            />
          </ListItem>
        ))}
      </List>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', px: 2, pb: 2 }}>
        <Brightness6Outlined sx={{ color: 'action.active' }} />
        <Slider size="small" aria-label="Brightness" defaultValue={60} valueLabelDisplay="auto" />
      </Stack>
    </Card>
  );
}
