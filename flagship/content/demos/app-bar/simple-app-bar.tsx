import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SimpleAppBar() {
  return (
    <AppBar position="static" color="default">
      <Toolbar>
        <Typography variant="h6" component="div">
          Photos
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
