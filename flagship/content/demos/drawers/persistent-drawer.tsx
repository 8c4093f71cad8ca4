import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Letter } from './letter.tsx';
import { MailFolders } from './mail-folders.tsx';
import { SideChoice, type Side } from './side-choice.tsx';

const WIDTH = 190;

export default function PersistentDrawer() {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<Side>('left');
  const id = useId();

  return (
    <Box sx={{ minHeight: 420, overflowX: 'hidden' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar sx={{ flexDirection: side === 'left' ? 'row' : 'row-reverse', gap: 1 }}>
          <IconButton
            color="inherit"
            edge={side === 'left' ? 'start' : 'end'}
            aria-label="Mailboxes"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            Stairs
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="nav" aria-label="Mail" id={id}>
        <Drawer
          variant="persistent"
          anchor={side}
          open={open}
          slotProps={{ paper: { sx: { width: WIDTH } } }}
        >
          <Toolbar />
          <MailFolders />
        </Drawer>
      </Box>
      <Box
        sx={{
          p: 2,
          marginInlineStart: open && side === 'left' ? `${WIDTH}px` : 0,
          marginInlineEnd: open && side === 'right' ? `${WIDTH}px` : 0,
          transition: ({ transitions }) =>
            transitions.create(['margin-inline-start', 'margin-inline-end'], {
              duration: transitions.duration[open ? 'enteringScreen' : 'leavingScreen'],
            }),
        }}
      >
        <Toolbar />
        <SideChoice side={side} onChange={setSide} />
        <Letter />
      </Box>
    </Box>
  );
}
