import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Hero } from './hero.tsx';
import { PictureCard } from './picture-card.tsx';
import { PICTURES } from './pictures.ts';

export default function Album() {
  const [favourites, setFavourites] = useState<string[]>([]);
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const shown = onlyFavourites
    ? PICTURES.filter(({ title }) => favourites.includes(title))
    : PICTURES;

  const toggle = (title: string) =>
    setFavourites((before) =>
      before.includes(title) ? before.filter((each) => each !== title) : [...before, title],
    );

  return (
    <>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <PhotoCameraIcon sx={{ marginInlineEnd: 2 }} />
          <Typography variant="h6" component="p" noWrap>
            Twelve views
          </Typography>
        </Toolbar>
      </AppBar>
      <main>
        <Hero
          favourites={favourites.length}
          onlyFavourites={onlyFavourites}
          showFavourites={setOnlyFavourites}
        />
        <Container maxWidth="md" component="section" aria-label="Pictures" id="pictures">
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
              gap: 4,
              p: 0,
              my: 4,
              listStyle: 'none',
            }}
          >
            {shown.map((picture) => (
              <PictureCard
                key={picture.title}
                picture={picture}
                isFavourite={favourites.includes(picture.title)}
                onToggle={() => toggle(picture.title)}
              />
            ))}
          </Box>
          {shown.length === 0 && (
            <Typography align="center" color="textSecondary" sx={{ mb: 4 }}>
              Nothing here yet. Mark a picture as a favourite to see it again.
            </Typography>
          )}
        </Container>
      </main>
      <Box component="footer" sx={{ bgcolor: 'action.hover', py: 6, px: 2, textAlign: 'center' }}>
        <Typography variant="h6" component="p" gutterBottom>
          Twelve views
        </Typography>
        <Typography color="textSecondary">Drawn with a few lines of SVG each.</Typography>
      </Box>
    </>
  );
}
