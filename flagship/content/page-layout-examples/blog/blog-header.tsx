import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const SECTIONS = ['Bread', 'Cakes', 'Preserves', 'Tools', 'Markets', 'Letters'];

/** Three parts in a row; on a phone the title gets a row of its own. */
const HEADER_AREAS = {
  xs: '"title title" "start end"',
  sm: '"start title end"',
};

export function BlogHeader() {
  return (
    <header>
      <Toolbar
        disableGutters
        sx={{
          display: 'grid',
          gridTemplateAreas: HEADER_AREAS,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr auto 1fr' },
          alignItems: 'center',
          py: 1,
        }}
      >
        <Box sx={{ gridArea: 'start' }}>
          <Button href="#letters">Subscribe</Button>
        </Box>
        <Typography variant="h4" component="h1" align="center" sx={{ gridArea: 'title' }}>
          The Crumb
        </Typography>
        <Box sx={{ gridArea: 'end', justifySelf: 'end' }}>
          <IconButton aria-label="Search">
            <SearchIcon />
          </IconButton>
          <Button variant="outlined" size="small">
            Sign up
          </Button>
        </Box>
      </Toolbar>
      {/* A list that scrolls by itself has to be in reach of the keyboard: its links are. */}
      <Box
        component="nav"
        aria-label="Sections"
        sx={{
          display: 'flex',
          gap: 2,
          justifyContent: 'space-between',
          overflowX: 'auto',
          p: 1,
          mb: 3,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {SECTIONS.map((section) => (
          <Link
            key={section}
            href={`#${section.toLowerCase()}`}
            color="inherit"
            underline="hover"
            sx={{ p: 0.5 }}
          >
            {section}
          </Link>
        ))}
      </Box>
    </header>
  );
}
