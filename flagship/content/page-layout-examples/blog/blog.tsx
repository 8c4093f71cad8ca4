import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import { BlogFooter } from './blog-footer.tsx';
import { BlogHeader } from './blog-header.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { PostCard } from './post-card.tsx';
import { Post } from './post.tsx';
import { FEATURED, POSTS, SMALL } from './posts.ts';
import { Sidebar } from './sidebar.tsx';

export default function Blog() {
  return (
    <>
      <CssBaseline />
      <Container maxWidth="lg">
        <BlogHeader />
        <Box component="main">
          <FeaturedPost {...FEATURED} />
          <Grid container spacing={4} sx={{ my: 4 }}>
            {SMALL.map((post) => (
              <Grid key={post.title} size={{ xs: 12, md: 6 }}>
                <PostCard {...post} />
              </Grid>
            ))}
          </Grid>
          <Grid container spacing={5}>
            <Grid size={{ xs: 12, md: 8 }}>
              {POSTS.map((post) => (
                <Post key={post.id} {...post} />
              ))}
            </Grid>
            <Grid size={{ xs: 12, md: 4 }}>
              <Sidebar posts={POSTS} />
            </Grid>
          </Grid>
        </Box>
      </Container>
      <BlogFooter />
    </>
  );
}
