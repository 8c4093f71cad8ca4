import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Letter } from './letter.tsx';
import { MailFolders } from './mail-folders.tsx';

const WIDTH = 190;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            Stairs
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="nav" aria-label="Mail" sx={{ width: WIDTH, flexShrink: 0 }}>
        <Drawer variant="permanent" slotProps={{ paper: { sx: { width: WIDTH } } }}>
          {/* As high as the bar above it. */}
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
