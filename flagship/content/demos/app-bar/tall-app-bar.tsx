import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';

const TallToolbar = styled(Toolbar)(({ theme }) => ({
  alignItems: 'flex-start',
  paddingBlock: theme.spacing(1, 2),
  // Stronger than the heights that Toolbar has for some widths.
  '&&': { minHeight: 128 },
}));

export default function TallAppBar() {
  const { direction } = useTheme();

  return (
    <AppBar position="static">
      <TallToolbar>
        <IconButton edge="start" color="inherit" aria-label="Back">
          <ArrowBackIcon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
        <Typography variant="h5" component="div" sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
          Three days in Porto
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </TallToolbar>
    </AppBar>
  );
}
