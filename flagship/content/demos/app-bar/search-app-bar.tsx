import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SearchField = styled(InputBase)(({ theme }) => ({
  width: '22ch',
  marginInlineStart: 'auto',
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  border: '1px solid currentColor',
  color: 'inherit',
  transition: theme.transitions.create('width'),
  [theme.breakpoints.up('sm')]: { '&:focus-within': { width: '32ch' } },
}));

export default function SearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ mr: 2 }}>
          Maps
        </Typography>
        <search style={{ display: 'contents' }}>
          <SearchField
            type="search"
            slotProps={{ input: { 'aria-label': 'Find a place' } }}
            startAdornment={
              <InputAdornment position="start" sx={{ color: 'inherit' }}>
                <SearchIcon />
              </InputAdornment>
            }
          />
        </search>
      </Toolbar>
    </AppBar>
  );
}
