import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Messages } from './messages.tsx';

interface DashboardBarProps {
  open: boolean;
  drawerId: string;
  onToggle: () => void;
}

export function DashboardBar({ open, drawerId, onToggle }: DashboardBarProps) {
  return (
    <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Names in the navigation"
          aria-expanded={open}
          aria-controls={drawerId}
          onClick={onToggle}
          sx={{ marginInlineEnd: 2 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
          Market stall
        </Typography>
        <Messages />
      </Toolbar>
    </AppBar>
  );
}
