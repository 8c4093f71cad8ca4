import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: ['color', 'variant', 'elevation', 'square'],
  props: {
    position: 'static',
    enableColorOnDark: true,
    children: [
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="Open navigation" sx={{ mr: 2 }}>
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          News
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>,
    ],
  },
} satisfies PlaygroundOptions;
