import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Letter } from './letter.tsx';
import { MailFolders } from './mail-folders.tsx';

const WIDTH = 220;

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ width: { sm: `calc(100% - ${WIDTH}px)` } }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Mailboxes"
            onClick={() => setOpen(true)}
            sx={{ marginInlineEnd: 2, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Stairs
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="nav" aria-label="Mail" sx={{ width: { sm: WIDTH }, flexShrink: 0 }}>
        <Drawer
          open={open && !wide}
          onClose={close}
          slotProps={{ paper: { 'aria-label': 'Mail', sx: { width: WIDTH } } }}
        >
          <MailFolders onChoose={close} />
        </Drawer>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { width: WIDTH } } }}
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          <Toolbar />
          <MailFolders />
        </Drawer>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Letter />
      </Box>
    </Box>
  );
}
