import AppBar from '@mui/material/AppBar';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { LongText } from './long-text';

export default function HidingAppBar() {
  const scrolledDown = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="div">
              Island diary
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <LongText />
    </>
  );
}
