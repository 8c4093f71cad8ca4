import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Teaser } from './posts.ts';

/** The dark of the picture, below which white text can be read. */
const SHADE = 'linear-gradient(rgb(0 0 0 / 60%), rgb(0 0 0 / 60%))';

export function FeaturedPost({ title, text, href, picture }: Teaser) {
  return (
    <Box
      component="article"
      sx={{
        p: { xs: 3, md: 6 },
        borderRadius: 1,
        color: 'common.white',
        bgcolor: 'grey.900',
        backgroundImage: `${SHADE}, url("${picture}")`,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      }}
    >
      <Box sx={{ maxWidth: 560 }}>
        <Typography
          variant="h3"
          component="h2"
          gutterBottom
          sx={{ fontSize: { xs: '2rem', md: '3rem' } }}
        >
          {title}
        </Typography>
        <Typography variant="h6" component="p" sx={{ mb: 2 }}>
          {text}
        </Typography>
        <Link href={href} color="inherit">
          Read: {title}
        </Link>
      </Box>
    </Box>
  );
}
