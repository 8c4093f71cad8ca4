import AccountCircle from '@mui/icons-material/AccountCircle';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function AppBarMenu() {
  const [signedIn, setSignedIn] = useState(true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  const menuId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Signed in"
        control={
          <Switch checked={signedIn} onChange={(event) => setSignedIn(event.target.checked)} />
        }
      />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Photos
          </Typography>
          {signedIn && (
            <IconButton
              edge="end"
              color="inherit"
              aria-label="Account"
              aria-haspopup="menu"
              aria-expanded={open}
              aria-controls={open ? menuId : undefined}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <AccountCircle />
            </IconButton>
          )}
          <Menu
            anchorEl={anchor}
            open={open}
            onClose={close}
            slotProps={{ list: { id: menuId, 'aria-label': 'Account' } }}
          >
            <MenuItem onClick={close}>Profile</MenuItem>
            <MenuItem onClick={close}>Sign out</MenuItem>
          </Menu>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
