import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface HeroProps {
  /** How many there are. */
  favourites: number;
  onlyFavourites: boolean;
  showFavourites: (only: boolean) => void;
}

export function Hero({ favourites, onlyFavourites, showFavourites }: HeroProps) {
  return (
    <Box sx={{ bgcolor: 'background.paper', pt: 8, pb: 6 }}>
      <Container maxWidth="sm">
        <Typography
          variant="h2"
          component="h1"
          align="center"
          gutterBottom
          sx={{ fontSize: { xs: '2.5rem', sm: '3.75rem' } }}
        >
          One hill, twelve hours
        </Typography>
        <Typography variant="h5" component="p" align="center" color="textSecondary">
          The same view from dawn to midnight. Keep the hours that you like, and come back to them
          with one press.
        </Typography>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ mt: 4, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <Button variant="contained" href="#pictures" onClick={() => showFavourites(false)}>
            See all hours
          </Button>
          <Button
            variant="outlined"
            aria-pressed={onlyFavourites}
            onClick={() => showFavourites(!onlyFavourites)}
          >
            Favourites ({favourites})
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
