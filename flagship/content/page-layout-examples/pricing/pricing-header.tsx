import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const LINKS = ['Features', 'Companies', 'Support'];

export function PricingHeader() {
  return (
    <AppBar
      position="static"
      color="default"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar sx={{ flexWrap: 'wrap', py: 1 }}>
        <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
          Noteboard
        </Typography>
        <Box component="nav" aria-label="Main">
          {LINKS.map((label) => (
            <Link
              key={label}
              href={`#${label.toLowerCase()}`}
              color="textPrimary"
              underline="hover"
              sx={{ display: 'inline-block', my: 1, marginInlineEnd: 3 }}
            >
              {label}
            </Link>
          ))}
        </Box>
        <Button variant="outlined" color="inherit" href="#sign-in">
          Sign in
        </Button>
      </Toolbar>
    </AppBar>
  );
}
