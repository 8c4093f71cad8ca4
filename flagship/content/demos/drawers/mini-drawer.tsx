import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { listItemTextClasses } from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Letter } from './letter.tsx';
import { MailFolders } from './mail-folders.tsx';

/** With icons alone: an icon and its padding on both sides. */
const MINI = 56;
const WIDTH = 190;

export default function MiniDrawer() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const width = open ? WIDTH : MINI;
  const transition = ({ transitions }: Theme) => transitions.create(['width', 'opacity']);

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Names of the mailboxes"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
            sx={{ marginInlineEnd: 2 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Stairs
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="nav" aria-label="Mail" id={id} sx={{ flexShrink: 0, width, transition }}>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { width, transition, overflowX: 'hidden' } } }}
          sx={{ [`& .${listItemTextClasses.root}`]: { opacity: open ? 1 : 0, transition } }}
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
