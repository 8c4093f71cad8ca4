import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LayersIcon from '@mui/icons-material/Layers';
import PeopleIcon from '@mui/icons-material/People';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';

/** With icons alone: an icon and its padding on both sides. */
const MINI = 56;
const WIDTH = 220;
const LINKS = [
  { label: 'Dashboard', icon: <DashboardIcon /> },
  { label: 'Orders', icon: <ShoppingCartIcon /> },
  { label: 'Customers', icon: <PeopleIcon /> },
  { label: 'Reports', icon: <BarChartIcon /> },
  { label: 'Integrations', icon: <LayersIcon /> },
];

export function NavDrawer({ id, open }: { id: string; open: boolean }) {
  const width = open ? WIDTH : MINI;
  const transition = ({ transitions }: Theme) => transitions.create(['width', 'opacity']);
  return (
    <Box
      component="nav"
      id={id}
      aria-label="Main"
      // On a phone the names lie over the content: there is no room beside it.
      sx={{ flexShrink: 0, width: { xs: MINI, sm: width }, transition }}
    >
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { width, transition, overflowX: 'hidden' } } }}
      >
        <Toolbar />
        <List>
          {LINKS.map(({ label, icon }) => (
            <ListItem key={label} disablePadding>
              <Tooltip title={open ? '' : label} placement="right" describeChild>
                <ListItemButton
                  href={`#${label.toLowerCase()}`}
                  selected={label === 'Dashboard'}
                  aria-current={label === 'Dashboard' ? 'page' : undefined}
                >
                  <ListItemIcon sx={{ minWidth: 56 }}>{icon}</ListItemIcon>
                  <ListItemText primary={label} sx={{ opacity: open ? 1 : 0, transition }} />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
