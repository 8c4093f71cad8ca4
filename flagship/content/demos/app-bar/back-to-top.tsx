import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useRef } from 'react';
import { LongText } from './long-text';

export default function BackToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true });
  const top = useRef<HTMLDivElement>(null);

  const goUp = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };

  return (
    <>
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="div">
            Island diary
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar ref={top} tabIndex={-1} />
      <LongText />
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to top"
          onClick={goUp}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </>
  );
}
