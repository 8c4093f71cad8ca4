import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { LongText } from './long-text';

export default function FixedAppBar() {
  return (
    <>
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="div">
            Island diary
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <LongText />
    </>
  );
}
