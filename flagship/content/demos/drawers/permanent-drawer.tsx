import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Letter } from './letter.tsx';
import { MailFolders } from './mail-folders.tsx';
import { SideChoice, type Side } from './side-choice.tsx';

const WIDTH = 190;

export default function PermanentDrawer() {
  const [side, setSide] = useState<Side>('left');

  return (
    <Box sx={{ display: 'flex', flexDirection: side === 'left' ? 'row' : 'row-reverse' }}>
      <Box component="nav" aria-label="Mail" sx={{ width: WIDTH, flexShrink: 0 }}>
        <Drawer variant="permanent" anchor={side} slotProps={{ paper: { sx: { width: WIDTH } } }}>
          <Toolbar />
          <MailFolders />
        </Drawer>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <AppBar
          component="div"
          sx={{
            width: `calc(100% - ${WIDTH}px)`,
            marginInlineEnd: side === 'right' ? `${WIDTH}px` : 0,
          }}
        >
          <Toolbar>
            <Typography variant="h6" component="div" noWrap>
              Stairs
            </Typography>
          </Toolbar>
        </AppBar>
        <Toolbar />
        <SideChoice side={side} onChange={setSide} />
        <Letter />
      </Box>
    </Box>
  );
}
